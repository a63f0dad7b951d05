import {onScroll} from './scroll';

/** What an entry of the browser's history holds. */
interface Entry {
  /** Names the entry. */
  readonly key: string;
}

/** Letters of a key (spec §9). */
const KEY_LENGTH = 6;

/** Entries whose places are kept while the reader is on another site. */
const PLACES = 50;

/** Where the places of the entries are kept while the reader is on another site. */
const STORAGE_KEY = 'docs.places';

/** Says that the address of the page has changed: by {@link pushAddress}, {@link replaceAddress} or the browser's buttons. */
export const ADDRESS_CHANGE = 'docs:address';

/** Says that another page is on show. */
export const PAGE_SHOWN = 'docs:page';

/** How far down the reader was, in pixels, by key. */
const places = storedPlaces();

/** The links that led on from entries, by key. */
const links = new Map<string, HTMLElement | null | undefined>();

/** What another program left there counts as nothing. */
function storedPlaces(): Map<string, number> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]') as [string, number][]);
  } catch {
    return new Map();
  }
}

/** Key of the current entry, if it has one. */
const givenKey = (): string | undefined => (history.state as Entry | null)?.key;

const newKey = (): string =>
  Math.random()
    .toString(36)
    .slice(2, 2 + KEY_LENGTH)
    .padEnd(KEY_LENGTH, '0');

/** Key of the current entry, which gets one if the browser made it: for a page that it opened, or a link to a place of the page. */
function entryKey(): string {
  const key = givenKey() ?? newKey();
  if (!givenKey()) history.replaceState({key} satisfies Entry, '');
  return key;
}

const announce = (): void => void dispatchEvent(new Event(ADDRESS_CHANGE));

/** Goes to another address of this site without loading it. */
export function pushAddress(address: string): void {
  keepPlace();
  if (isOnShow()) links.set(entryKey(), document.activeElement?.closest('a'));
  returning = undefined;
  // From now on pages change without the browser: where to scroll to is known here.
  history.scrollRestoration = 'manual';
  history.pushState({key: newKey()} satisfies Entry, '', address);
  announce();
}

/** Gives the current entry another address. */
export function replaceAddress(address: string): void {
  history.replaceState({key: entryKey()} satisfies Entry, '', address);
  announce();
}

/** Whether the page of the current entry is on show, and not on its way. Who navigates says so ({@link watchHistory}). */
export let isOnShow = (): boolean => true;

/** Keeps where the reader is now for when they come back to this entry. */
function keepPlace(): void {
  if (placeToReturnTo() === undefined && isOnShow()) places.set(entryKey(), scrollY);
}

/** Where a reader who came back to an entry was, until they move by themselves. */
let returning: {readonly key: string; readonly place: number} | undefined;

/** How far down the reader is to be when they have just come back to this entry, in pixels; else `undefined`. */
export function placeToReturnTo(): number | undefined {
  return returning?.key === entryKey() ? returning.place : undefined;
}

/** The link that led on from the current entry, if one did; the page may have lost it since. */
export const linkToReturnTo = (): HTMLElement | null | undefined => links.get(entryKey());

function comeBack(): void {
  const key = entryKey();
  returning = {key, place: places.get(key) ?? 0};
}

/**
 * Follows the reader's place and the browser's buttons for as long as the page lives.
 *
 * @param isShown - Whether the page of the current entry is on show, and not on its way.
 */
export function watchHistory(isShown: () => boolean): void {
  isOnShow = isShown;
  const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (opened && opened.type !== 'navigate') comeBack();
  else entryKey();
  // A page that is not whole yet may be too short for the place that the reader returns to.
  onScroll(undefined, keepPlace);
  const moveOn = (): void => {
    // Who is on the way to the button that asks again for a page still means to come back to it.
    if (!document.querySelector('.page-screen')) returning = undefined;
  };
  for (const move of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    addEventListener(move, moveOn, {passive: true, capture: true});
  addEventListener('popstate', () => {
    // An entry without a key is new, by a link to a place of the page: the browser scrolls there, in some engines before it says so.
    if (givenKey()) comeBack();
    announce();
  });
  addEventListener('pagehide', () => {
    keepPlace();
    // The next document of this entry is the browser's to scroll, unless its page has not been on show.
    if (isOnShow()) history.scrollRestoration = 'auto';
    try {
      sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...places].slice(-PLACES)));
    } catch {
      // A reader without storage begins at the top.
    }
  });
}

/** Calls back each time another page is shown. */
export function onPageShown(signal: AbortSignal, run: () => void): void {
  document.addEventListener(PAGE_SHOWN, run, {signal});
}

/** Calls back each time the address is another: of a page, of a place in it (before the browser scrolls there), or of what it shows. */
export function onAddressChange(signal: AbortSignal, run: () => void): void {
  addEventListener(ADDRESS_CHANGE, run, {signal});
  onPageShown(signal, run);
}
