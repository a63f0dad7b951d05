import type {Nodes, Root} from 'mdast';
import type {} from 'mdast-util-directive';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx';
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

type Element = MdxJsxFlowElement | MdxJsxTextElement;

/** Whether a node is an element or a component, such as `<details>`. */
export const isElement = (node: Nodes): node is Element =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

/** The text in an attribute of an element. */
export function attributeOf({attributes}: Element, name: string): string | undefined {
  const found = attributes.find((each) => each.type === 'mdxJsxAttribute' && each.name === name);
  return typeof found?.value === 'string' ? found.value : undefined;
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
      const reference = attributeOf(node, 'of');
      if (reference !== undefined) return code(`<${node.name ?? ''} of="${reference}">`);
      if (node.name === 'br') return '\n';
      const text = textsOf(node.children, code);
      return node.name === 'kbd' ? code(text) : text;
    }
    // A colon followed by letters, such as `host:port`, is not meant as a directive in a text.
    case 'textDirective':
      return `:${node.name}${textsOf(node.children, code)}`;
    default:
      return 'children' in node ? textsOf(node.children, code) : '';
  }
}

/** Text of several nodes, as {@link textOf} gives it. */
export const textsOf = (nodes: readonly Nodes[], code?: (value: string) => string): string =>
  nodes.map((node) => textOf(node, code)).join('');
