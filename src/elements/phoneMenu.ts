import {onPageShown} from '../client/history';
import {keepInSight} from '../client/keepInSight';
import {closeOnBack} from './closeOnBack';
import {define} from './define';
import {keepAddress} from './keepAddress';
import {openCategory} from './sidebarLinks';

/** Widest window with a menu of this kind: 996 pixels (spec §4) at the font size that browsers come with. */
const MOBILE = '(max-width: 62.25em)';

/** Lists of a page's own navigation, of which the menu shows a copy. */
const PAGE_LISTS = 'aside .theme-doc-sidebar-menu, #api-operations';

/** Parts of the document, of which those without the menu are out of reach while it is open. */
const AROUND = '#__docusaurus > *, .navbar__inner';

/** The menu of narrow windows. It lies over the page, which is out of reach while the menu is open. */
define('phone-menu', (menu, signal) => {
  const navbar = menu.closest('nav');
  const toggle = navbar?.querySelector<HTMLElement>('.navbar__toggle');
  const sidebar = menu.querySelector<HTMLElement>('.navbar-sidebar');
  const [main, page] = menu.querySelectorAll<HTMLElement>('.navbar-sidebar__item');
  const items = main?.parentElement;
  const place = page?.querySelector('doc-sidebar');
  if (!navbar || !toggle || !sidebar || !items || !page || !place) return;
  let opened: AbortController | undefined;
  const isOpen = (): boolean => navbar.classList.contains('navbar-sidebar--show');

  const showPageList = (isShown: boolean): void => {
    items.classList.toggle('navbar-sidebar__items--show-secondary', isShown);
    main.inert = isShown;
    page.inert = !isShown;
  };
  const copyPageList = (): boolean => {
    const list = document.querySelector(PAGE_LISTS);
    const copy = list?.cloneNode(true) as Element | undefined;
    copy?.removeAttribute('id');
    place.setAttribute('role', 'navigation');
    place.setAttribute('aria-label', list?.closest('nav')?.getAttribute('aria-label') ?? '');
    place.replaceChildren(copy ?? '');
    return copy !== undefined;
  };
  const open = (): void => {
    if (isOpen()) return;
    opened = new AbortController();
    closeOnBack(opened.signal, close);
    sidebar.hidden = false;
    showPageList(copyPageList());
    keepAddress(main);
    for (const {parentElement: dropdown} of main.querySelectorAll('.menu__list-item-collapsible'))
      if (dropdown) openCategory(dropdown, dropdown.querySelector('[aria-current]') !== null);
    // What was not shown does not move: the menu slides in from its place.
    sidebar.getBoundingClientRect();
    set(true);
    keepInSight(place.querySelector('[aria-current]'), page);
    focusSoon('.navbar-sidebar__close');
  };
  /** A part that slides into sight takes the focus some frames later. */
  const focusSoon = (selector: string, frames = 20): void => {
    const part = menu.querySelector<HTMLElement>(selector);
    part?.focus({preventScroll: true});
    if (part && isOpen() && document.activeElement !== part && frames > 0)
      requestAnimationFrame(() => focusSoon(selector, frames - 1));
  };
  const close = (): void => {
    if (!isOpen()) return;
    const {activeElement, body} = document;
    set(false);
    // A press beside the menu has taken the focus from it already.
    if (!menu.contains(activeElement) && activeElement !== body) return;
    // In wide windows the toggle is not shown.
    for (const part of [navbar.querySelector('a'), toggle]) part?.focus({preventScroll: true});
  };
  const set = (isShown: boolean): void => {
    if (!isShown) opened?.abort();
    navbar.classList.toggle('navbar-sidebar--show', isShown);
    toggle.setAttribute('aria-expanded', String(isShown));
    document.documentElement.toggleAttribute('data-menu-open', isShown);
    for (const part of document.querySelectorAll(AROUND))
      if (!part.contains(menu)) part.toggleAttribute('inert', isShown);
  };

  toggle.addEventListener('click', open, {signal});
  navbar.querySelector('.navbar-sidebar__backdrop')?.addEventListener('click', close, {signal});
  menu.addEventListener(
    'click',
    (event) => {
      const target = event.target as Element;
      const dropdown = target
        .closest('.menu__list-item-collapsible > :is(.menu__caret, [role=button])')
        ?.closest('li');
      if (dropdown && main.contains(dropdown)) {
        // The name of a dropdown is a link to nowhere.
        event.preventDefault();
        openCategory(dropdown, dropdown.classList.contains('menu__list-item--collapsed'));
      } else if (target.closest('.navbar-sidebar__close, a[href]:not([role=button], [href="#"])'))
        close();
      else if (target.closest('.navbar-sidebar__back')) {
        showPageList(false);
        focusSoon('.navbar-sidebar__item:not([inert]) :is(a, button)');
      }
    },
    {signal},
  );
  addEventListener(
    'keydown',
    ({key}) => {
      if (key === 'Escape') close();
    },
    {signal},
  );
  // By the browser's buttons, too.
  onPageShown(signal, close);
  matchMedia(MOBILE).addEventListener('change', ({matches}) => !matches && close(), {signal});
  signal.addEventListener('abort', () => set(false));
});
