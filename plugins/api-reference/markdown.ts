import {toHtml} from 'hast-util-to-html';
import {toHast} from 'mdast-util-to-hast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import type {Html} from './model';

const parser = unified().use(remarkParse).use(remarkGfm);
const known = new Map<string, Html>();

/**
 * Renders a description (CommonMark with tables, as OpenAPI §4.3 asks for) as HTML. HTML inside it is left out,
 * so a specification cannot bring script into the page.
 */
export function markdown(text: string): Html {
  let html = known.get(text);
  if (html === undefined) {
    html = toHtml(toHast(parser.parse(text)));
    known.set(text, html);
  }
  return html;
}

/** {@link markdown} of a text that may be absent or empty. */
export function optionalMarkdown(text: string | undefined): Html | undefined {
  return text?.trim() ? markdown(text) : undefined;
}
