/** Marks the element that holds what is special to a page: its sidebar, if any, and its main part. */
export const CONTENT_ATTRIBUTE = 'data-content';

/** Marks a sidebar with the digest of all that it lists, the same on each page that shows it. */
export const SIDEBAR_ATTRIBUTE = 'data-sidebar';

/** Id of the main part of each page, where the skip link leads. */
export const MAIN_ID = 'main';

/** Id of the element between navbar and footer (the framework's target of its skip link). */
export const FRAME_ID = '__docusaurus_skipToContent_fallback';

/** A page. Its nodes are the same for each visit, so that what a reader opened stays open. */
export interface Page {
  /** Head, navbar and attributes of the page's file. */
  readonly file: Document;
  readonly frameClass: string;
  /** What lies between navbar and footer, the content among it. */
  readonly frameNodes: readonly Node[];
  /** The element with {@link CONTENT_ATTRIBUTE}. */
  readonly content: Element;
  /** The navigation beside the main part; `null` where the page has none. */
  readonly sidebar: HTMLElement | null;
  /** All other nodes of the content. */
  readonly rest: readonly ChildNode[];
}

/** Takes a page out of its file. `undefined` when the file holds none, such as an error page of a host. */
export function pageOf(file: Document): Page | undefined {
  const frame = file.getElementById(FRAME_ID);
  const content = frame?.querySelector(`[${CONTENT_ATTRIBUTE}]`);
  if (!frame || !content) return undefined;
  const sidebar = content.querySelector<HTMLElement>(`:scope > [${SIDEBAR_ATTRIBUTE}]`);
  return {
    file,
    frameClass: frame.className,
    frameNodes: [...frame.childNodes],
    content,
    sidebar,
    rest: [...content.childNodes].filter((node) => node !== sidebar),
  };
}

/** The page that the browser opened. Its head and navbar are copied, since those of the document change. */
export function openedPage(): Page | undefined {
  const file = document.implementation.createHTMLDocument();
  file.documentElement.className = document.documentElement.className;
  const navbar = document.querySelector('nav.navbar');
  // Its styles stay in the document; to parse a copy takes a slow phone 25 ms.
  for (const element of document.head.children)
    if (element.localName !== 'style') file.head.append(file.importNode(element, true));
  if (navbar) file.body.append(file.importNode(navbar, true));
  const page = pageOf(document);
  return page && {...page, file};
}
