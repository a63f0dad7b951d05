import {ATTRIBUTES} from '@toolhive-docs/hosting';

/** A comment, a declaration or a tag: its slash, name and attributes. */
export const MARKUP = new RegExp(
  String.raw`<!--[^]*?-->|<![^>]*>|<(\/?)([a-z][\w:-]*)(${ATTRIBUTES})\s*\/?>`,
  'gi',
);

/** Elements that have no end. */
export const VOID = new Set([
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
export const OPAQUE = new Set(['script', 'style', 'svg', 'textarea', 'title']);

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
/** By the name of a start tag: which open elements it ends, and inside what it no longer does. */
export const ENDED_BY = new Map(IMPLIED_ENDS);
