// @ts-check
// Plain JavaScript, for importAsIs: these packages are three hundred files.
import {toHtml} from 'hast-util-to-html';
import {toHast} from 'mdast-util-to-hast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';

const parser = unified().use(remarkParse).use(remarkGfm);

/**
 * Renders CommonMark with tables as HTML. HTML inside it is left out.
 * @param {string} text
 * @returns {string}
 */
export const renderMarkdown = (text) => toHtml(toHast(parser.parse(text)));
