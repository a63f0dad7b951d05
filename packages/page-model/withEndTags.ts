import {parseHtml} from './parseHtml';

/**
 * Writes the end tags that a serialiser left out. Browsers need none of them, but many programs that read pages do, and lose everything
 * around an element without one.
 */
export function withEndTags(html: string): string {
  const written: string[] = [];
  let at = 0;
  parseHtml(html, (names, end) => {
    written.push(html.slice(at, end), ...names.map((name) => `</${name}>`));
    at = end;
  });
  return written.join('') + html.slice(at);
}
