import {anchorOf, beginAnew, focusPlace, goToAnchor} from './focus';
import {
  ADDRESS_CHANGE,
  linkToReturnTo,
  PAGE_SHOWN,
  placeToReturnTo,
  pushAddress,
  replaceAddress,
} from './history';
import {layOut, layOutLater, layOutWhenScrolled} from './layOut';
import type {Page} from './Page';
import {followedLink, keepOpenedPage, loadPage, pageAt, pageOfLink, Unreachable} from './pages';
import {pagePath} from './paths';
import {showProgress} from './progressBar';
import {say} from './say';
import {showCrash, showSpinner, showUnreachable} from './screens';
import {keepSidebar, loadStyles, showPage} from './showPage';

/** Path of the page on show; `undefined` while a page has failed, or others navigate (`npm run dev`). */
let shown: string | undefined;
/** Its address, without the place. */
let shownAddress = '';
let isStarted = false;

/** Whether the address is the one of the page on show. While the next page is on its way it is not. */
export const isOnShow = (): boolean => !isStarted || pagePath(location.pathname) === shown;

/** Counts navigations: one that is overtaken by another shows nothing. */
let count = 0;
/** Takes away what says that a page is on its way, while one is. */
let stopWaiting: (() => void) | undefined;

/** Who comes back to a page goes on at the link that led on from it, and hears the title; at the beginning where the link is gone. */
function goOnAtLink(): void {
  const link = linkToReturnTo();
  focusPlace(link);
  if (document.activeElement === link) say(document.title);
  else beginAnew();
}

function scrollToPlace(): void {
  const place = placeToReturnTo();
  if (place === undefined && goToAnchor(location.hash)) return;
  scrollTo({top: place ?? 0, behavior: 'instant'});
  if (place === undefined) beginAnew();
}

function put(page: Page, path: string): void {
  layOutLater();
  try {
    showPage(page, path);
  } catch (error) {
    reportError(error);
    shown = undefined;
    return showCrash(error, () => put(page, path));
  }
  // Who comes to a place in the page must find it where it will stay.
  if (placeToReturnTo() !== undefined || location.hash) layOut();
  shown = pagePath(path);
  shownAddress = path + location.search;
  scrollToPlace();
  if (placeToReturnTo() !== undefined) goOnAtLink();
  layOutWhenScrolled();
  document.dispatchEvent(new Event(PAGE_SHOWN));
}

/** Begins a navigation: the one before it is not wanted any more. Its number is the result. */
function next(): number {
  stopWaiting?.();
  stopWaiting = undefined;
  return ++count;
}

/** Shows the page at the address as it is now: at once when it is here, else when it has come. */
async function showAddress(wait: () => () => void): Promise<void> {
  const {pathname, href} = location;
  const own = next();
  const here = pageAt(pathname);
  const styles = here && loadStyles(here.file);
  if (here && !styles) return put(here, pathname);
  stopWaiting = wait();
  try {
    const page = here ?? (await loadPage(pathname));
    await (styles ?? loadStyles(page.file));
    if (own !== count) return;
    next();
    put(page, pathname);
  } catch (error) {
    if (own !== count) return;
    next();
    if (!(error instanceof Unreachable)) return openInBrowser(href);
    shown = undefined;
    showUnreachable(() => void tryAgain());
  }
}

/**
 * Leaves to the browser what is no page of this build. The page on show gets its own address back: Firefox comes back to the document
 * as it was left. At the address that it has already, the browser would only look for the anchor.
 */
function openInBrowser(href: string): void {
  history.replaceState(history.state, '', shown === undefined ? '?' : shownAddress);
  location.replace(href);
}

/** Asks again for the page that failed. The pressed button is gone then: the reader goes on at the page, or at the next button. */
async function tryAgain(): Promise<void> {
  const {href} = location;
  await showAddress(showSpinner);
  if (location.href !== href || anchorOf(location.hash)) return;
  focusPlace(
    document.querySelector<HTMLElement>('.page-screen button') ??
      document.querySelector<HTMLElement>('main h1'),
  );
}

/** The address has changed, by a link, a script of the page, or the browser's buttons. */
function followAddress(): void {
  if (!isOnShow()) return void showAddress(showProgress);
  // Who called off a page that was on its way has never left this one, and is where they read.
  const isCalledOff = stopWaiting !== undefined;
  next();
  shownAddress = location.pathname + location.search;
  // A place of this page must be where it will stay, also one that was typed into the address.
  if (!isCalledOff && (placeToReturnTo() ?? anchorOf(location.hash)) !== undefined) {
    layOut();
    scrollToPlace();
  }
}

/**
 * Goes to a page of this site.
 *
 * @param url - Its URL, of this origin.
 */
export function visit(url: URL): void {
  const {pathname, search, hash} = url;
  try {
    decodeURI(pathname);
  } catch {
    reportError(new URIError(`Pathname "${pathname}" could not be decoded.`));
    return location.assign(url);
  }
  if (!isStarted) return location.assign(url);
  keepShown();
  const isHere = pagePath(pathname) === shown;
  const change = url.href === location.href ? replaceAddress : pushAddress;
  change(pathname + search + hash);
  if (isHere) {
    layOut();
    scrollToPlace();
  }
}

/** Before a page gives its place to another, its sidebar is kept, and the page that the browser opened as a whole. */
function keepShown(): void {
  keepSidebar();
  if (shown !== undefined && !pageAt(shown)) keepOpenedPage(shown);
}

/** From now on links inside the site change the page without loading the site anew. */
export function startNavigation(): void {
  isStarted = true;
  shown = pagePath(location.pathname);
  shownAddress = location.pathname + location.search;
  // Some browsers leave it to the page, or forget it, when the entry was last on show in another document.
  if (!scrollY && placeToReturnTo()) {
    layOut();
    scrollToPlace();
  }
  layOutWhenScrolled();
  document.addEventListener('click', (event) => {
    const link = followedLink(event);
    const url = link && pageOfLink(link);
    if (url) {
      event.preventDefault();
      return visit(url);
    }
    // The browser goes to a place of this page, which must be where it will stay.
    if (event.target instanceof Element && event.target.closest('a[href*="#"]')) layOut();
    if (!link?.matches('[href^="#"]') || shown === undefined) return;
    // Who hears the page goes on there, too.
    if (isOnShow()) return void setTimeout(focusPlace, 0, anchorOf(link.hash));
    // The address is that of a page on its way, which the reader wants no more.
    event.preventDefault();
    replaceAddress(shownAddress + link.hash);
    scrollToPlace();
  });
  addEventListener('popstate', keepShown, {capture: true});
  addEventListener(ADDRESS_CHANGE, followAddress);
}
