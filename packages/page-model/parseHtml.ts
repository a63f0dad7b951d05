import {ATTRIBUTES, decodeEntities} from '@toolhive-docs/hosting';
import {HtmlElement} from './htmlNode';

const MARKUP = new RegExp(
  String.raw`<!--[^]*?-->|<![^>]*>|<(\/?)([a-z][\w:-]*)(${ATTRIBUTES})\s*\/?>`,
  'gi',
);

const VOID = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'track',
  'wbr',
]);

/** What is inside these is no text of the page. */
const OPAQUE = new Set(['script', 'style', 'svg', 'textarea', 'title']);

const rule = (starts: string, ends: string, within: string) => ({
  starts: new Set(starts.split(' ')),
  ends: new Set(ends.split(' ')),
  within: new Set(within.split(' ')),
});

/** End tags that may be left out (HTML §13.1.2.4): which start tags end which open elements, and inside what they no longer do. */
const IMPLIED_ENDS = [
  rule('li', 'li', 'ul ol menu'),
  rule('dt dd', 'dt dd', 'dl'),
  rule('tbody thead tfoot', 'tbody thead tfoot', 'table'),
  rule('tr', 'tr', 'table'),
  rule('td th', 'td th', 'tr table'),
  rule(
    'address article aside blockquote details dialog div dl fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr main menu nav ol p pre search section summary table ul',
    'p',
    'button caption td th table template',
  ),
].flatMap(({starts, ends, within}) => [...starts].map((name) => [name, {ends, within}] as const));
const ENDED_BY = new Map(IMPLIED_ENDS);

/**
 * Parses a built page into a tree. Meant for what a serialiser wrote, which is well-formed; it is no parser of arbitrary HTML, and some
 * ten times faster than one.
 * @returns an element without a name that holds the page.
 */
export function parseHtml(html: string): HtmlElement {
  const open = [new HtmlElement('', '')];
  const close = (index: number): void => {
    if (index > 0) open.splice(index);
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
      close(open.findLastIndex(({tagName}) => tagName === name));
      continue;
    }
    const implied = ENDED_BY.get(name);
    if (implied) {
      const ended = open.findLastIndex(
        ({tagName}) => implied.ends.has(tagName) || implied.within.has(tagName),
      );
      if (implied.ends.has(open[ended]?.tagName ?? '')) close(ended);
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
  return open[0] ?? new HtmlElement('', '');
}

function addText(open: readonly HtmlElement[], text: string): void {
  if (text !== '') open.at(-1)?.children.push({type: 'text', value: decodeEntities(text)});
}
