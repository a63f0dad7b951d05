import {ENDED_BY, MARKUP, OPAQUE, VOID} from './htmlRules';

/**
 * Writes the end tags that a serialiser left out. Browsers need none of them, but many programs that read pages do, and lose everything
 * around an element without one.
 */
export function withEndTags(html: string): string {
  const open: string[] = [];
  const written: string[] = [];
  const markup = new RegExp(MARKUP);
  let at = 0;
  /** Ends what is open from an index on; the last of them is ended by the page itself when it has a tag for that. */
  const end = (index: number, hasOwn: boolean): void => {
    const ended = open.splice(index).reverse();
    for (const name of hasOwn ? ended.slice(0, -1) : ended) written.push(`</${name}>`);
  };
  for (let match = markup.exec(html); match; match = markup.exec(html)) {
    const [tag, slash, source = ''] = match;
    written.push(html.slice(at, match.index));
    at = match.index;
    const name = source.toLowerCase();
    if (name === '') continue;
    if (slash) {
      const index = open.lastIndexOf(name);
      if (index !== -1) end(index, true);
      continue;
    }
    const implied = ENDED_BY.get(name);
    if (implied) {
      const index = open.findLastIndex((one) => implied.ends.has(one) || implied.within.has(one));
      if (implied.ends.has(open[index] ?? '')) end(index, false);
    }
    if (OPAQUE.has(name)) {
      const close = html.indexOf(`</${source}`, markup.lastIndex);
      markup.lastIndex = close === -1 ? html.length : close;
    }
    if (!VOID.has(name) && !tag.endsWith('/>')) open.push(name);
  }
  written.push(html.slice(at));
  end(0, false);
  return written.join('');
}
