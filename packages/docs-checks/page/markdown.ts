import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';

const processor = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkGfm)
  .use(remarkFrontmatter)
  .use(remarkDirective)
  .freeze();

/** `{#id}` at the end of a heading, which MDX by itself would read as an expression. */
const HEADING_ID = /^([ \t]*#{1,6}[ \t].*)\{(#[^{}\s]+)\}[ \t]*$/gm;

/**
 * Parses a page as the site does: MDX with tables, front matter, admonitions and heading ids.
 *
 * @throws Error with line and reason when it is not valid MDX.
 */
export function parseMarkdown(source: string): Root {
  return processor.parse(source.replace(HEADING_ID, '$1\\{$2}'));
}
