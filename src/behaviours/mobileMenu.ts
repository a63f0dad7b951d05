import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

const OPEN = '.navbar-sidebar--show';
const find = (selector: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(selector);

/** Moves the focus to a part that may be on its way into sight, for a quarter of a second. */
function focus(selector: string, tries = 15): void {
  const part = find(selector);
  part?.focus({preventScroll: true});
  if (part && document.activeElement !== part && tries > 0)
    requestAnimationFrame(() => focus(selector, tries - 1));
}

let wasOpen = false;

/**
 * The menu of narrow windows lies over the page, so the page behind it is out of reach while it is open, and the focus goes in and
 * out with it. The framework only shows and hides it.
 */
function follow(): void {
  const isOpen = find(OPEN) !== null;
  if (isOpen !== wasOpen) {
    wasOpen = isOpen;
    for (const part of document.querySelectorAll(
      '.navbar__inner, #__docusaurus > :not(:has(.navbar-sidebar))',
    ))
      part.toggleAttribute('inert', isOpen);
    // What closed it may have taken the focus elsewhere.
    const isFree =
      document.activeElement === document.body ||
      document.activeElement?.closest('.navbar') !== null;
    if (isOpen || isFree) focus(isOpen ? '.navbar-sidebar__close' : '.navbar__toggle');
  } else if (isOpen && document.activeElement === document.body) {
    // The part of the menu with the focus has given way to the other one.
    focus('.navbar-sidebar__item:not([inert]) :is(a, button)');
  }
}

if (ExecutionEnvironment.canUseDOM) {
  const soon = (): void => {
    requestAnimationFrame(() => requestAnimationFrame(follow));
    // On a busy machine what has become inert loses the focus later than in the next frame.
    setTimeout(follow, 200);
  };
  for (const event of ['click', 'resize', 'popstate']) addEventListener(event, soon);
  addEventListener('keydown', ({key}) => {
    if (key === 'Escape' && find(OPEN)) find('.navbar-sidebar__close')?.click();
  });
}
