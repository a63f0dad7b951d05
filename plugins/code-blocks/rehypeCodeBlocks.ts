import type {Element, Root} from 'hast';
import {toString} from 'hast-util-to-string';
import type {MdxJsxFlowElementHast} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {parseFenceMeta} from '@toolhive-docs/code-fences';
import {highlight} from './highlight';

function codeOf(node: Element): Element | undefined {
  const [child] = node.children;
  return node.tagName === 'pre' && child?.type === 'element' && child.tagName === 'code'
    ? child
    : undefined;
}

function languageOf(code: Element): string {
  const names = Array.isArray(code.properties.className) ? code.properties.className : [];
  const name = names.find((one) => typeof one === 'string' && one.startsWith('language-'));
  return typeof name === 'string' ? name.slice('language-'.length) : 'text';
}

function metaOf(code: Element): string {
  const data: {meta?: unknown} | undefined = code.data;
  return typeof data?.meta === 'string' ? data.meta : '';
}

/**
 * Turns each code fence into `<CodeBlock>` with its highlighted HTML, at build time: the page
 * ships neither a highlighter nor an element for each token.
 *
 * @throws through the file's `fail`, with line and reason, for an unknown language or word.
 */
export function rehypeCodeBlocks() {
  return async (tree: Root, file: VFile): Promise<void> => {
    const found: {parent: Element | Root; index: number; pre: Element; code: Element}[] = [];
    visit(tree, 'element', (node, index, parent) => {
      const code = codeOf(node);
      if (code && parent && index !== undefined)
        found.push({parent: parent as Element | Root, index, pre: node, code});
    });
    for (const {parent, index, pre, code} of found) {
      try {
        const language = languageOf(code);
        const meta = parseFenceMeta(metaOf(code));
        const html = await highlight(toString(code), language, meta);
        const attributes: Record<string, string | undefined> = {
          language,
          html,
          title: meta.title,
          output: meta.output ? 'yes' : undefined,
          wrap: meta.wrap ? 'yes' : undefined,
          lineNumbers: meta.lineNumbers ? 'yes' : undefined,
          wrong: meta.attributes.wrong,
        };
        const block: MdxJsxFlowElementHast = {
          type: 'mdxJsxFlowElement',
          name: 'CodeBlock',
          attributes: Object.entries(attributes).flatMap(([name, value]) =>
            value === undefined ? [] : [{type: 'mdxJsxAttribute' as const, name, value}],
          ),
          children: [],
        };
        parent.children[index] = block;
      } catch (error) {
        file.fail(error instanceof Error ? error.message : String(error), pre.position);
      }
    }
  };
}
