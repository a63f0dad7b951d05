import {toHtml} from 'hast-util-to-html';
import {toHast} from 'mdast-util-to-hast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';

const parser = unified().use(remarkParse).use(remarkGfm);

/** Renders CommonMark with tables as HTML. HTML inside it is left out. */
export const renderMarkdown = (text: string): string => toHtml(toHast(parser.parse(text)));
