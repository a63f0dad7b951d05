import type {Root} from 'hast';
import {toHtml} from 'hast-util-to-html';
import rehypeParse from 'rehype-parse';
import {unified} from 'unified';
import {SKIP, visit} from 'unist-util-visit';

/** Where a page lies, and which addresses the site has. */
export interface FolderSite {
  readonly baseUrl: string;
  /** Files of pages, such as `toolhive/quickstart/index.html`, by their addresses without a closing slash. */
  readonly pages: ReadonlyMap<string, string>;
  /** Base paths of the site's further languages, whose pages stay on the web. */
  readonly elsewhere: readonly string[];
  /** Where the site is on the web: its origin. */
  readonly origin: string;
  /** The script of all pages, below the folder. */
  readonly script: string;
}

/** Attributes that name a file or a page. */
const ADDRESSES = ['href', 'src', 'action'] as const;

/** What is of no use in a folder: links for browsers and servers that would look for a site. */
const SERVED_ONLY = new Set(['manifest', 'search', 'alternate', 'prefetch', 'preload']);

const parser = unified().use(rehypeParse);

/**
 * A page of the build as it must be to open from a folder: its links lead to files, relative to its own, and its script is
 * the one of folders.
 *
 * @param file - Where the page lies below the folder, with slashes.
 * @returns the page, and the paths below the folder that it leads to.
 */
export function folderPage(
  html: string,
  file: string,
  site: FolderSite,
): {html: string; targets: readonly string[]} {
  const up = '../'.repeat(file.split('/').length - 1);
  const targets: string[] = [];
  const tree: Root = parser.parse(html);
  visit(tree, 'element', (element, index, parent) => {
    const {tagName, properties} = element;
    const rel = Array.isArray(properties['rel']) ? properties['rel'].map(String) : [];
    const isMain = tagName === 'script' && String(properties['src']).includes('/assets/js/main.');
    const isUseless = tagName === 'link' && rel.some((name) => SERVED_ONLY.has(name));
    if (isUseless && parent && index !== undefined) {
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    for (const name of ADDRESSES) {
      const address = properties[name];
      if (typeof address !== 'string' || !isOfSite(address, site)) continue;
      const isElsewhere = site.elsewhere.some((base) => `${pathOf(address)}/`.startsWith(base));
      const target = fileOf(address, site);
      if (!isElsewhere) targets.push(decodeURI(pathOf(target)));
      properties[name] = isElsewhere ? site.origin + address : up + target;
    }
    if (isMain) properties['src'] = up + site.script;
    return undefined;
  });
  return {html: toHtml(tree), targets};
}

const pathOf = (address: string): string => address.replace(/[?#].*$/, '');

const isOfSite = (address: string, {baseUrl}: FolderSite): boolean =>
  address.startsWith(baseUrl) && !address.startsWith('//');

/** The file below the folder that an address of the site names, with its query and fragment. */
function fileOf(address: string, {baseUrl, pages}: FolderSite): string {
  const path = pathOf(address);
  const file = pages.get(path.replace(/\/$/, '')) ?? path.slice(baseUrl.length);
  return file + address.slice(path.length);
}
