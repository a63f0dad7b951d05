import type {InlineCode, Root} from 'mdast';
import type {} from 'remark-mdx';
import {visit} from 'unist-util-visit';
import {defaultOf} from '@toolhive-docs/cli-spec';
import {cachedSpec} from './cachedSpec';
import {failOn, type PageFile, type PageProblem} from './pageProblems';

/**
 * Remark plugin: replaces `<Default of="thv serve --port" />` by the flag's default as inline code, so that no page repeats it.
 * @throws Error with one line per element that names no default: file, line, and what is known.
 */
export function remarkDefaults({specFile}: {specFile: string}) {
  return (tree: Root, file: PageFile): void => {
    const problems: PageProblem[] = [];
    visit(tree, (node, index, parent) => {
      if (
        (node.type !== 'mdxJsxTextElement' && node.type !== 'mdxJsxFlowElement') ||
        node.name !== 'Default'
      )
        return;
      if (!parent || index === undefined) return;
      const of = node.attributes.find(
        (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'of',
      )?.value;
      try {
        if (typeof of !== 'string')
          throw new Error('<Default> needs the attribute of="<command> <flag>"');
        const value: InlineCode = {
          type: 'inlineCode',
          value: defaultOf(cachedSpec(specFile), of),
          position: node.position,
        };
        parent.children[index] =
          node.type === 'mdxJsxTextElement'
            ? value
            : {type: 'paragraph', children: [value], position: node.position};
      } catch (error) {
        problems.push({
          line: node.position?.start.line,
          message: `<Default>: ${error instanceof Error ? error.message : String(error)}`,
        });
      }
    });
    failOn(problems, file);
  };
}
