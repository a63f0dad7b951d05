import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {cachedSpec} from './cachedSpec';
import {linkProblem} from './linkProblem';
import {failOn, type PageFile, type PageProblem} from './pageProblems';

/**
 * Remark plugin: a link to a command or a flag that does not exist fails the page.
 *
 * Frozen versions are left alone, because they describe the commands of their own release.
 * @throws Error with one line per link: file, line, the link, and the nearest existing command or flag.
 */
export function remarkCommandLinks({specFile}: {specFile: string}) {
  return (tree: Root, file: PageFile): void => {
    const path = file.path ?? '';
    if (/[\\/]\w*versioned_docs[\\/]/.test(path)) return;
    const spec = cachedSpec(specFile);
    const problems: PageProblem[] = [];
    visit(tree, (node) => {
      if (node.type !== 'link' && node.type !== 'definition') return;
      const message = linkProblem(spec, node.url, path);
      if (message !== undefined) problems.push({line: node.position?.start.line, message});
    });
    failOn(problems, file);
  };
}
