import styles from '!!../../plugins/style-text/styleText.mjs!./pageMenuList.css';
import * as strings from '../../i18n/en/strings';
import {site} from '../client/site';
import {adoptStyles} from '../islands/adoptStyles';
import {make} from './make';
import {pageMenuItems, type MenuItem, type PageAddresses} from './pageMenuItems';

/** Where keys lead from a place in the list, before it -1; a place below none counts from the end. */
const GO: Readonly<Record<string, (at: number) => number>> = {
  ArrowDown: (at) => at + 1,
  ArrowUp: (at) => Math.max(at, 0) - 1,
  Home: () => 0,
  End: () => -1,
};

/** Presses that waited for this script all come in the task in which it does, and count as one. */
let isAnswered = false;

/** Opens or closes the list of a menu; the first call makes it. Not for readers who have gone on to something else meanwhile. */
export function togglePageMenu(
  element: HTMLElement,
  button: HTMLButtonElement,
  signal: AbortSignal,
): void {
  const {activeElement, body} = document;
  if (activeElement !== body && !element.contains(activeElement)) return;
  if (isAnswered) return;
  isAnswered = true;
  setTimeout(() => (isAnswered = false));
  const list =
    element.querySelector<HTMLElement>('[data-list]') ?? makeList(element, button, signal);
  show(list, button, list.hasAttribute('hidden'));
}

function show(list: HTMLElement, button: HTMLButtonElement, isShown: boolean): void {
  list.hidden = !isShown;
  button.setAttribute('aria-expanded', String(isShown));
}

function makeList(
  element: HTMLElement,
  button: HTMLButtonElement,
  signal: AbortSignal,
): HTMLElement {
  adoptStyles(styles);
  const status = make('p', {});
  status.setAttribute('role', 'status');
  const addresses = addressesIn(document);
  const groups = pageMenuItems(addresses, () => readMarkdown(addresses.markdown ?? ''));
  const list = make('div', {hidden: true}, ...groups.map((each) => groupOf(each, status)), status);
  list.dataset['list'] = '';
  element.append(list);

  // Safari gives no focus to a button that is clicked, and keys would not come here.
  button.focus();
  const close = (): void => show(list, button, false);
  element.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Escape' && !list.hidden) {
        close();
        button.focus();
      } else if (!list.hidden && event.key in GO) {
        event.preventDefault();
        moveFocus(list, event.key);
      }
    },
    {signal},
  );
  const closeOutside = ({target}: Event): void => {
    if (target instanceof Node && !element.contains(target)) close();
  };
  for (const event of ['pointerdown', 'focusin'])
    document.addEventListener(event, closeOutside, {passive: true, signal});
  // A page that comes back makes its list anew, with what answers in it.
  signal.addEventListener('abort', () => {
    close();
    list.remove();
  });
  return list;
}

function groupOf(items: readonly MenuItem[], status: HTMLElement): HTMLElement {
  const lines = items.map((item) =>
    make('li', {}, 'href' in item ? linkOf(item) : copyButtonOf(item, status)),
  );
  const group = make('ul', {}, ...lines);
  // The style of lists without marks would take the role away in some browsers.
  group.setAttribute('role', 'list');
  return group;
}

function linkOf({label, href}: Extract<MenuItem, {href: string}>): HTMLElement {
  const outside = href.startsWith('https:') && {target: '_blank', rel: 'noopener noreferrer'};
  return make('a', {href, ...outside}, label);
}

function copyButtonOf(
  {label, copied, text}: Exclude<MenuItem, {href: string}>,
  status: HTMLElement,
): HTMLElement {
  const copy = async (): Promise<void> => {
    status.textContent = '';
    const content = await text().catch(() => undefined);
    if (content === undefined) return void (status.textContent = strings.markdownFailed);
    try {
      await navigator.clipboard.writeText(content);
      status.textContent = copied;
    } catch {
      status.textContent = strings.copyBlocked;
    }
  };
  return make(
    'button',
    {type: 'button', className: 'clean-btn', onclick: () => void copy()},
    label,
  );
}

/** Moves the focus in a list, round at its ends. */
function moveFocus(list: HTMLElement, key: string): void {
  const items = [...list.querySelectorAll<HTMLElement>('a, button')];
  const at = items.indexOf(document.activeElement as HTMLElement);
  items.at((GO[key]?.(at) ?? 0) % items.length)?.focus();
}

/** The build names the page's Markdown in its head (plugins/agent-files). */
function addressesIn({head}: Document): PageAddresses {
  const {url, baseUrl, mcp} = site();
  return {
    markdown: head.querySelector<HTMLLinkElement>('link[rel=alternate][type="text/markdown"]')
      ?.href,
    mcp: mcp === false ? undefined : `${url}${baseUrl}mcp`,
  };
}

/** @throws Error when it cannot be had. */
async function readMarkdown(address: string): Promise<string> {
  const response = await fetch(new URL(address).pathname);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.text();
}
