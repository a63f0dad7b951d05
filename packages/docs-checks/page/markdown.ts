import type {Nodes, Root} from 'mdast';
import type {} from 'mdast-util-directive';
import type {} from 'mdast-util-mdx';
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

/** 1-based line on which a node begins. */
export function lineOf(node: Nodes): number {
  return node.position?.start.line ?? 1;
}

/**
 * Text of a node as a reader sees it.
 * @param code what to write for inline code; by default the code itself.
 */
export function textOf(node: Nodes, code: (value: string) => string = (value) => value): string {
  switch (node.type) {
    case 'text':
      return node.value;
    case 'inlineCode':
      return code(node.value);
    case 'break':
      return '\n';
    case 'image':
      return node.alt ?? '';
    case 'mdxJsxTextElement':
    case 'mdxJsxFlowElement': {
      const of = node.attributes.find(
        (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'of',
      );
      const reference = of && typeof of.value === 'string' ? of.value : undefined;
      if (reference !== undefined) return code(`<${node.name ?? ''} of="${reference}">`);
      if (node.name === 'br') return '\n';
      if (node.name === 'kbd')
        return code(node.children.map((child) => textOf(child, code)).join(''));
      return node.children.map((child) => textOf(child, code)).join('');
    }
    // A colon followed by letters, such as `host:port`, is not meant as a directive in a text.
    case 'textDirective':
      return `:${node.name}${node.children.map((child) => textOf(child, code)).join('')}`;
    default:
      return 'children' in node ? node.children.map((child) => textOf(child, code)).join('') : '';
  }
}
