/** Marks the element that holds a page's text in its built file. */
export const CONTENT_ATTRIBUTE = 'data-content';

const withoutEnding = (path: string): string => path.replace(/(\/index\.html|\.html|\/)$/, '');

function contentOf(page: Document): string | undefined {
  return page.querySelector(`[${CONTENT_ATTRIBUTE}]`)?.innerHTML;
}

/** Whether this page was the first to be loaded; later pages come by fetch. */
let first = true;

/**
 * The built HTML of a page's text: what is on screen if it is the page that the browser opened,
 * else taken from that page's own file.
 *
 * @param permalink - Path of the page, base path included.
 * @throws Error when the file cannot be fetched or holds no text; the framework then loads the page afresh.
 */
export async function contentHtml(permalink: string): Promise<string> {
  const opened = first && withoutEnding(window.location.pathname) === withoutEnding(permalink);
  first = false;
  const shown = opened ? contentOf(document) : undefined;
  if (shown !== undefined) return shown;
  const response = await fetch(permalink);
  if (!response.ok) throw new Error(`${permalink} answered ${response.status}`);
  const html = contentOf(new DOMParser().parseFromString(await response.text(), 'text/html'));
  if (html === undefined) throw new Error(`${permalink} holds no page text`);
  return html;
}
