import type {Code, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {diagramTitle, findDrawing} from './drawings';

function element(source: string, siteDir: string): MdxJsxFlowElement {
  const title = diagramTitle(source);
  if (title === undefined)
    throw new Error('this diagram has no accTitle line; add one that says what it shows');
  const {src, width, height} = findDrawing(source, siteDir);
  const attributes = {
    light: src.light,
    dark: src.dark,
    width: String(width),
    height: String(height),
    title,
  };
  return {
    type: 'mdxJsxFlowElement',
    name: 'Diagram',
    attributes: Object.entries(attributes).map(([name, value]) => ({
      type: 'mdxJsxAttribute',
      name,
      value,
    })),
    children: [],
  };
}

/**
 * Puts the drawings of a Mermaid fence in its place: nothing to load, run or lay out in the
 * browser. While you write, `npm run dev` shows the source of a diagram that has no drawing yet.
 *
 * @throws in a build, through the file's `fail`, with line and reason, when a drawing or its title is missing.
 */
export function remarkDiagrams({siteDir}: {siteDir: string}) {
  return (tree: Root, file: VFile): void => {
    const isBuild = process.env.NODE_ENV === 'production';
    visit(tree, 'code', (node: Code, index, parent) => {
      if (node.lang !== 'mermaid' || !parent || index === undefined) return;
      try {
        parent.children[index] = element(node.value, siteDir);
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        if (isBuild) file.fail(reason, node.position);
        process.stderr.write(`${file.path}:${node.position?.start.line ?? 1}: ${reason}\n`);
        node.lang = 'text';
      }
    });
  };
}
