import {toHtml} from 'hast-util-to-html';
import {defaultHandlers, toHast, type State} from 'mdast-util-to-hast';
import type {InlineCode} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {isKeptWhole} from '../code-blocks/isKeptWhole';

const parser = unified().use(remarkParse).use(remarkGfm);

const handlers = {
  inlineCode(state: State, node: InlineCode) {
    const code = defaultHandlers.inlineCode(state, node);
    if (isKeptWhole(node.value)) code.properties['className'] = ['whole'];
    return code;
  },
};

/** Renders CommonMark with tables as HTML. HTML inside it is left out. */
export const renderMarkdown = (text: string): string =>
  toHtml(toHast(parser.parse(text), {handlers}));
