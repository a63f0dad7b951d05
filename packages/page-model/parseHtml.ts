import {decodeEntities} from '@toolhive-docs/hosting/decodeEntities';
import {HtmlElement} from './htmlNode';
import {ENDED_BY, MARKUP, OPAQUE, VOID} from './htmlRules';

/**
 * Parses a built page into a tree. Meant for what a serialiser wrote, which is well-formed; it is no parser of arbitrary HTML, and some
 * ten times faster than one.
 * @param onEnd - Called with the names of the elements that end without a tag of their own, the innermost first, and the place.
 * @returns an element without a name that holds the page.
 */
export function parseHtml(
  html: string,
  onEnd: (names: readonly string[], at: number) => void = () => undefined,
): HtmlElement {
  const page = new HtmlElement('', '');
  const open = [page];
  const close = (index: number, place: number, hasTag = false): void => {
    if (index <= 0) return;
    const ended = open.splice(index).map(({tagName}) => tagName);
    onEnd((hasTag ? ended.slice(1) : ended).reverse(), place);
  };
  const markup = new RegExp(MARKUP);
  let at = 0;
  for (let match = markup.exec(html); match; match = markup.exec(html)) {
    const [, slash, written = '', source = ''] = match;
    addText(open, html.slice(at, match.index));
    at = markup.lastIndex;
    const name = written.toLowerCase();
    if (name === '') continue;
    if (slash) {
      close(
        open.findLastIndex(({tagName}) => tagName === name),
        match.index,
        true,
      );
      continue;
    }
    const implied = ENDED_BY.get(name);
    if (implied) {
      const ended = open.findLastIndex(
        ({tagName}) => implied.ends.has(tagName) || implied.within.has(tagName),
      );
      if (implied.ends.has(open[ended]?.tagName ?? '')) close(ended, match.index);
    }
    const element = new HtmlElement(name, source);
    open.at(-1)?.children.push(element);
    if (OPAQUE.has(name)) {
      const end = html.indexOf(`</${written}`, at);
      at = markup.lastIndex = end === -1 ? html.length : end;
    }
    if (!VOID.has(name)) open.push(element);
  }
  addText(open, html.slice(at));
  close(1, html.length);
  return page;
}

function addText(open: readonly HtmlElement[], text: string): void {
  if (text !== '') open.at(-1)?.children.push({type: 'text', value: decodeEntities(text)});
}
