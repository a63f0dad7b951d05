import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

interface RouteUpdate {
  readonly location: {readonly hash: string};
}

const mark = (isAtBottom: boolean): void =>
  void document.documentElement.toggleAttribute('data-at-bottom', isAtBottom);

/** Whether the next scroll is a jump to an anchor, which hides the navbar wherever it ends (spec §4). */
let isJump = false;

/** The framework's hook after each navigation. */
export function onRouteDidUpdate({location}: RouteUpdate): void {
  isJump = location.hash !== '';
  if (isJump) mark(false);
}

// The framework shows its hidden navbar on the way up and near the top; at the bottom
// src/css/navbar.css does, by this mark.
if (ExecutionEnvironment.canUseDOM) {
  addEventListener(
    'scroll',
    () => {
      mark(!isJump && scrollY + innerHeight >= document.documentElement.scrollHeight - 1);
      isJump = false;
    },
    {passive: true},
  );
}
