import {ADDRESS_CHANGE} from '../client/history';
import {isApple} from '../client/isApple';
import {visit} from '../client/navigation';
import {searchAhead} from '../client/searchAhead';
import {island} from '../islands/island';
import type {Mounted} from '../islands/island';
import type {SearchBoxProps} from '../islands/search';
import {closeOnBack} from './closeOnBack';
import {define} from './define';
import {isText} from './isText';

/** Both parts are asked for at once; the small one is here first. */
const box = island<SearchBoxProps>(async () => {
  const [, module] = await Promise.all([
    import(/* webpackChunkName: "search-client" */ '../islands/search/client/pageClient').then(
      // The worker that answers starts first: a browser starts it only while the page is not busy.
      ({pageClient}) => pageClient.prepare(),
    ),
    import(/* webpackChunkName: "search-box" */ '../islands/search'),
  ]);
  return module;
});

function opens({
  key,
  code,
  ctrlKey,
  metaKey,
  altKey,
  shiftKey,
  defaultPrevented,
  target,
}: KeyboardEvent): boolean {
  if (defaultPrevented || altKey) return false;
  if (key === '/') return !ctrlKey && !metaKey && !isText(target);
  // Keyboards with other letters than Latin ones have it in the same place.
  const isK = key.toLowerCase() === 'k' || (code === 'KeyK' && key > '~');
  return isK && !shiftKey && (isApple() ? metaKey : ctrlKey);
}

/** What is typed while the field is not there yet: letters, what corrects them, and Enter as a line break. Arrows change nothing. */
function edit(text: string, {key, ctrlKey, metaKey, altKey}: KeyboardEvent): string | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  if (key === 'Backspace') return text.slice(0, -1);
  if (key === 'Enter') return text && `${text}\n`;
  if (key.startsWith('Arrow')) return text;
  return key.length === 1 ? text + key : undefined;
}

/** The button that opens the search box; the box is an island. */
define('search-button', (element, signal) => {
  const button = element.querySelector('button');
  const failed = element.querySelector<HTMLElement>('[data-failed]');
  if (!button || !failed) return;
  const hint = button.querySelector('[data-modifier]');
  if (hint && isApple()) hint.textContent = '⌘';
  let host = document.createElement('div');
  let state: 'closed' | 'coming' | 'open' = 'closed';
  let typed = '';
  let mounted: Mounted | undefined;
  let opened: AbortController | undefined;

  const forgetFailure = (): void => void (failed.hidden = true);
  const close = (): void => {
    state = 'closed';
    opened?.abort();
    button.removeAttribute('aria-busy');
    mounted?.unmount();
    mounted = undefined;
    host.remove();
  };
  const closeByReader = (): void => {
    close();
    button.focus({preventScroll: true});
  };
  const open = (): void => {
    if (state !== 'closed') return;
    state = 'coming';
    typed = '';
    forgetFailure();
    // Below the menu of phones, the button could not take the focus back; behind the list of shortcuts, the box would be out of reach.
    document
      .querySelector<HTMLElement>('[data-menu-open] .navbar-sidebar__close, .shortcuts button')
      ?.click();
    // One that was called off may come yet: it has a place and an end of its own.
    host = document.createElement('div');
    opened = new AbortController();
    const {signal: ended} = opened;
    closeOnBack(ended, closeByReader);
    addEventListener(
      'paste',
      ({target, clipboardData}) => {
        if (state === 'coming' && !isText(target))
          typed += (clipboardData?.getData('text') ?? '').replace(/\s+/g, ' ');
      },
      {signal: ended},
    );
    // Who goes on to something else has no use for it.
    addEventListener('pointerdown', () => state === 'coming' && close(), {signal: ended});
    button.setAttribute('aria-busy', 'true');
    document.body.append(host);
    const props = {typed: () => typed, onClose: closeByReader, onLeave: close, visit};
    box.mount(host, props, ended).then(
      (handle) => {
        if (ended.aborted) return handle.unmount();
        state = 'open';
        button.removeAttribute('aria-busy');
        mounted = handle;
      },
      () => {
        // The reader has gone on, or thought better of it.
        if (ended.aborted) return;
        close();
        // After a release the page names files that are gone.
        failed.textContent = failed.dataset['failed'] ?? '';
        failed.hidden = false;
      },
    );
  };

  button.addEventListener('click', open, {signal});
  // Who has gone on to something else has read it; who types has not.
  addEventListener('pointerdown', forgetFailure, {signal});
  for (const intent of ['focus', 'mouseover', 'touchstart'])
    button.addEventListener(intent, box.prepare, {signal, passive: true});
  addEventListener(
    'keydown',
    (event) => {
      // `?` opens the list of shortcuts.
      const isAtButton = event.target === button && /^[^\s?]$/.test(event.key);
      const isLeaving = /^(?:Escape|Tab)$/.test(event.key);
      if (isLeaving) forgetFailure();
      // While the box is on its way, a slash is a letter like others.
      if (opens(event) && (state !== 'coming' || event.repeat || event.key !== '/')) {
        // One press of a key opens once.
        if (!event.repeat) open();
      } else if (state === 'coming' && isLeaving) close();
      else if (state === 'coming' || (state === 'closed' && isAtButton)) {
        if (state === 'coming' && isText(event.target)) return;
        const text = edit(state === 'coming' ? typed : '', event);
        if (text === undefined) return;
        open();
        typed = text;
      } else return;
      event.preventDefault();
    },
    {signal},
  );
  // Who goes to another page is done with the box; who opens it on the way there is not.
  let path = location.pathname;
  addEventListener(
    ADDRESS_CHANGE,
    () => {
      if (path === location.pathname) return;
      path = location.pathname;
      forgetFailure();
      if (state !== 'closed') close();
    },
    {signal},
  );
  searchAhead();
});
