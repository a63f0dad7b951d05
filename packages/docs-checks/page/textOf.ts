import type {Nodes} from 'mdast';
import type {} from 'mdast-util-directive';
import type {} from 'mdast-util-mdx';

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
