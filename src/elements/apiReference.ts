import * as strings from '../../i18n/en/strings';
import {goToAnchor} from '../client/focus';
import {ADDRESS_CHANGE, placeToReturnTo} from '../client/history';
import {island} from '../islands/island';
import type {ApiConsole, ApiConsoleProps} from '../islands/api-console';
import {followReader} from './followReader';
import {openOnPaper} from './openOnPaper';
import {revealAnchor} from './revealAnchor';

const consoles = island<ApiConsoleProps, ApiConsole>(
  () => import(/* webpackChunkName: "api-console" */ '../islands/api-console'),
);

/** Windows in which a button opens the list of operations (spec §9: 996 px), as in ApiReference.module.css. */
const MOBILE = '(max-width: 62.25em)';

/** How long a button waits before it says that it is waiting, in milliseconds. */
const PATIENCE_MS = 200;

/** Opens consoles and the tour by their buttons. Their code is fetched when the first one is pressed. */
function answerButtons(page: HTMLElement, specUrl: string, signal: AbortSignal): void {
  let mounting: Promise<ApiConsole> | undefined;
  const open = async (button: HTMLElement): Promise<void> => {
    if (button.hasAttribute('aria-busy')) return;
    const place = button.closest('p');
    place?.parentElement?.querySelector(':scope > [data-failed]')?.remove();
    const waiting = setTimeout(() => button.setAttribute('aria-busy', 'true'), PATIENCE_MS);
    try {
      mounting ??= consoles.mount(page, {specUrl});
      await (await mounting).toggle(button);
    } catch {
      mounting = undefined;
      const failed = document.createElement('p');
      failed.dataset['failed'] = '';
      failed.setAttribute('role', 'alert');
      failed.textContent = strings.consoleFailed;
      place?.after(failed);
    } finally {
      clearTimeout(waiting);
      button.removeAttribute('aria-busy');
    }
  };
  page.addEventListener(
    'click',
    ({target}) => {
      const button = (target as Element).closest<HTMLElement>(
        'button[data-try], button[data-tour]',
      );
      if (button) void open(button);
    },
    {signal},
  );
  signal.addEventListener('abort', () => void mounting?.then((mounted) => mounted.unmount()));
}

/** The list of operations, which a button opens on phones. */
function answerList(page: HTMLElement, signal: AbortSignal): void {
  const button = page.querySelector<HTMLElement>('nav > button');
  const toggle = (open: boolean): void => button?.setAttribute('aria-expanded', String(open));
  const isOpen = (): boolean => button?.getAttribute('aria-expanded') === 'true';
  document.addEventListener(
    'click',
    ({target}) => {
      if (!(target instanceof Element)) return;
      const link = target.closest<HTMLAnchorElement>('a[href^="#"]');
      if (button?.contains(target)) toggle(!isOpen());
      // A choice closes the list, and so does a click elsewhere.
      else if (link || !target.closest('[data-api] > nav')) toggle(false);
      if (link) revealAnchor(link.hash);
    },
    {signal},
  );
  matchMedia(MOBILE).addEventListener('change', () => toggle(false), {signal});
  // An open list would lie over what the Tab key goes on to.
  button?.parentElement?.addEventListener(
    'focusout',
    ({relatedTarget}) => {
      if (relatedTarget instanceof Node && !button.parentElement?.contains(relatedTarget))
        toggle(false);
    },
    {signal},
  );
  page.addEventListener(
    'keydown',
    ({key}) => {
      if (key !== 'Escape' || !isOpen()) return;
      toggle(false);
      button?.focus();
    },
    {signal},
  );
}

/** The API reference: its list of operations follows the reader, links open what is folded, buttons open consoles. */
export function connect(element: HTMLElement, signal: AbortSignal): void {
  const page = element.querySelector<HTMLElement>('[data-api]');
  if (!page) return;
  answerList(page, signal);
  answerButtons(page, page.dataset['api'] ?? '', signal);
  openOnPaper(page, signal);
  followReader(page, signal);
  const reveal = (): void => {
    if (!revealAnchor(location.hash)) return;
    const place = placeToReturnTo();
    // Who comes back goes on where they were, from where what has opened may have moved them.
    if (place === undefined) goToAnchor(location.hash);
    else window.scrollTo({top: place, behavior: 'instant'});
  };
  reveal();
  addEventListener('hashchange', reveal, {signal});
  addEventListener(ADDRESS_CHANGE, reveal, {signal});
}
