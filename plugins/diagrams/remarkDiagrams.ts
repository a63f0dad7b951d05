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
 * browser. `npm run dev` leaves the fence to the framework, which draws while you write.
 *
 * @throws through the file's `fail`, with line and reason, when a drawing or its title is missing.
 */
export function remarkDiagrams({siteDir}: {siteDir: string}) {
  return (tree: Root, file: VFile): void => {
    if (process.env.NODE_ENV !== 'production') return;
    visit(tree, 'code', (node: Code, index, parent) => {
      if (node.lang !== 'mermaid' || !parent || index === undefined) return;
      try {
        parent.children[index] = element(node.value, siteDir);
      } catch (error) {
        file.fail(error instanceof Error ? error.message : String(error), node.position);
      }
    });
  };
}
