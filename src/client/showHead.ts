/** What a page puts into its head by itself; the rest is the same on all pages. The framework marks it. */
const OWN = '[data-rh]';

const ATTRIBUTES = ['class', 'lang', 'dir'] as const;

/** Takes over the title, metadata and classes of a page. */
export function showHead(file: Document): void {
  document.title = file.title;
  for (const name of ATTRIBUTES) {
    const value = file.documentElement.getAttribute(name);
    if (value !== null) document.documentElement.setAttribute(name, value);
  }
  const own = (from: Document): Element[] =>
    [...from.head.querySelectorAll(OWN)].filter((element) => element.localName !== 'title');
  const next = own(file);
  for (const old of own(document)) {
    const same = next.findIndex((element) => element.isEqualNode(old));
    if (same < 0) old.remove();
    else next.splice(same, 1);
  }
  document.head.append(...next.map((element) => document.importNode(element, true)));
}

/** Style sheets that only some pages have, by their address: as a link, or as text in the page. */
const addressesIn = (file: Document): string[] =>
  [...file.head.querySelectorAll<HTMLElement>('style[data-href], link[rel=stylesheet]')].map(
    (sheet) => sheet.dataset['href'] ?? sheet.getAttribute('href') ?? '',
  );

/** Style sheets on their way, by address. */
const arriving = new Map<string, Promise<void>>();

/** Adds a style sheet to the document. Resolves when it applies; one that cannot be had goes, so that the next page asks for it again. */
function addSheet(href: string): Promise<void> {
  const sheet = new Promise<void>((resolve) => {
    const link = Object.assign(document.createElement('link'), {rel: 'stylesheet', href});
    link.onload = () => resolve();
    link.onerror = () => resolve(link.remove());
    document.head.append(link);
  }).finally(() => arriving.delete(href));
  arriving.set(href, sheet);
  return sheet;
}

/** Loads the style sheets of a page that this one lacks. Resolves when they apply, or cannot be had. */
export function loadStyles(file: Document): Promise<unknown> | undefined {
  const known = new Set(addressesIn(document));
  const missing = addressesIn(file).filter((href) => arriving.has(href) || !known.has(href));
  if (missing.length === 0) return undefined;
  return Promise.all(missing.map((href) => arriving.get(href) ?? addSheet(href)));
}
