import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {decoded} from '../page-checks/brokenMarkdownLinks';
import {pagePlace} from './pagePlace';

const FILE_LINK = /^(\.{1,2}\/[^?#]*\.mdx?)([?#].*)?$/;

/**
 * Remark plugin: writes links to files beside a page as links from the root of the pages. The framework looks for a file beside the
 * page alone, and so finds none where one of the two is translated and the other is not; a file from the root it looks for in both
 * folders. Links to files that are in neither stay as they are, for messages.
 */
export function remarkFileLinks({siteDir}: {siteDir: string}) {
  return (tree: Root, {path: file}: VFile): void => {
    const place = pagePlace(path.relative(siteDir, file));
    if (!place) return;
    const {name, folders} = place;
    visit(tree, (node) => {
      if (node.type !== 'link' && node.type !== 'definition') return;
      const [, target = '', rest = ''] = FILE_LINK.exec(node.url) ?? [];
      const from = path.posix.join(path.posix.dirname(name), target);
      if (target === '' || from.startsWith('../')) return;
      if (folders.some((one) => existsSync(path.join(siteDir, one, decoded(from)))))
        node.url = `/${from}${rest}`;
    });
  };
}
