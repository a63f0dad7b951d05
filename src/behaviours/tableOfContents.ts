import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

const ACTIVE = 'table-of-contents__link--active';

/** The section a reader reads: the last whose heading is in the upper half of the window or above it. */
function follow(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a.toc-highlight')];
  const isRead = ({hash}: HTMLAnchorElement): boolean => {
    const heading = document.getElementById(decodeURIComponent(hash.slice(1)));
    return heading !== null && heading.getBoundingClientRect().top < innerHeight / 2;
  };
  const current = links.findLast(isRead);
  for (const link of links) link.classList.toggle(ACTIVE, link === current);
}

/** The framework's hook after each navigation. */
export function onRouteDidUpdate(): void {
  requestAnimationFrame(follow);
}

if (ExecutionEnvironment.canUseDOM) {
  let isWaiting = false;
  const soon = (): void => {
    if (isWaiting) return;
    isWaiting = true;
    requestAnimationFrame(() => {
      isWaiting = false;
      follow();
    });
  };
  addEventListener('scroll', soon, {passive: true});
  addEventListener('resize', soon, {passive: true});
}
