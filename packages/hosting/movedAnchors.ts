import {escapeHtml} from './redirectPage';
import {isAnchor, type Redirect} from './Redirect';
import {tagsOf, type Tag} from './tagsOf';

const split = (address: string): readonly [page: string, anchor: string] => {
  const at = address.indexOf('#');
  return at === -1 ? [address, ''] : [address.slice(0, at), address.slice(at + 1)];
};

/**
 * Keeps anchors that were given up alive in a built page, without a script: an anchor that has a new
 * name on the same page gets a second place there; one that went to another page becomes a line at the
 * top of the text, shown to those who come for it alone (src/css/content.css).
 *
 * @param route - Address of the page without the base path.
 * @throws Error when the page has no place for it.
 */
export function withMovedAnchors(
  html: string,
  route: string,
  redirects: readonly Redirect[],
  baseUrl: string,
): string {
  const moved = redirects.filter(
    (redirect) => isAnchor(redirect) && split(redirect.from)[0] === route,
  );
  if (moved.length === 0) return html;
  const tags = tagsOf(html);
  const place = (isPlace: (tag: Tag) => boolean, {from}: Redirect): Tag => {
    const tag = tags.find(isPlace);
    if (!tag)
      throw new Error(
        `specs/redirects.yaml: the page ${route} has no place for ${from}.\nFix: check both addresses of the redirect.`,
      );
    return tag;
  };
  // The main part of an article is a row of columns; that of another page is its text.
  const text = tags.some(({name}) => name === 'article') ? 'article' : 'main';
  const insertions = moved.map((redirect) => {
    const [[, old], [page, anchor]] = [split(redirect.from), split(redirect.to)];
    if (page === route)
      return {
        at: place(({attributes}) => attributes.get('id') === anchor, redirect).start,
        text: `<a id="${escapeHtml(old)}"></a>`,
      };
    const to = escapeHtml(baseUrl + redirect.to.slice(1));
    return {
      at: place(({name}) => name === text, redirect).end,
      text: `<p class="moved" id="${escapeHtml(old)}">This section has moved: <a href="${to}">${to}</a></p>`,
    };
  });
  return insertions
    .sort((a, b) => b.at - a.at)
    .reduce((page, {at, text}) => page.slice(0, at) + text + page.slice(at), html);
}
