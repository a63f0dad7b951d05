import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

const OPEN = '.navbar-sidebar--show';
const find = (selector: string): HTMLElement | null => document.querySelector<HTMLElement>(selector);

let wasOpen = false;

/**
 * The menu of narrow windows lies over the page, so the page behind it is out of reach while it is open, and the focus goes in and
 * out with it. The framework only shows and hides it.
 */
function follow(): void {
  const isOpen = find(OPEN) !== null;
  if (isOpen !== wasOpen) {
    wasOpen = isOpen;
    for (const part of document.querySelectorAll('.navbar__inner, #__docusaurus > :not(:has(.navbar-sidebar))')) part.toggleAttribute('inert', isOpen);
    // What closed it may have taken the focus elsewhere.
    const isFree = document.activeElement === document.body || document.activeElement?.closest('.navbar') !== null;
    if (isOpen || isFree) find(isOpen ? '.navbar-sidebar__close' : '.navbar__toggle')?.focus({preventScroll: true});
  } else if (isOpen && document.activeElement === document.body) {
    // The part of the menu with the focus has given way to the other one.
    find('.navbar-sidebar__item:not([inert]) :is(a, button)')?.focus({preventScroll: true});
  }
}

if (ExecutionEnvironment.canUseDOM) {
  for (const event of ['click', 'resize', 'popstate']) addEventListener(event, () => requestAnimationFrame(follow));
  addEventListener('keydown', ({key}) => {
    if (key === 'Escape' && find(OPEN)) find('.navbar-sidebar__close')?.click();
  });
}
