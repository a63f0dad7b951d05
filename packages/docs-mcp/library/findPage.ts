import type {PageEntry, PageIndex} from '@toolhive-docs/agent-files';
import {percentDecoded} from '@toolhive-docs/api-spec';
import {likePaths} from '@toolhive-docs/like-paths';
import {ToolError} from '../Tool';

/** Scheme of pages as resources. */
export const SCHEME = 'docs://';

/** Pages that a message offers at the most. */
const OFFERED = 4;

/** A page that was asked for, and the section that its address names. */
export interface Place {
  readonly page: PageEntry;
  readonly section: string | undefined;
}

const bare = (path: string): string => path.replace(/(?:\/index)?\.(?:md|html)$|\/$/, '') || '/';

/** The one page whose address ends with a name or a command: `quickstart`, `thv run`. */
function pageNamed(name: string, pages: readonly PageEntry[]): PageEntry | undefined {
  const end = `/${name.trim().replaceAll(/\s+/g, '_')}`;
  if (end.length < 2 || end.lastIndexOf('/') > 0) return undefined;
  const [first, ...others] = pages.filter(({route}) => route.endsWith(end));
  return others.length === 0 ? first : undefined;
}

/**
 * Finds a page by any of its addresses: full, path alone, with or without the site's base path, of its file, of its Markdown, of its resource, which has no base path; an
 * anchor names a section, and so does `?section=`, with which programs ask for a part of the Markdown. An address is only compared with those of the build, so that it cannot lead anywhere else.
 *
 * @param hosts - Names that an address in full may have; left out: it has that of the site.
 * @throws ToolError that names the nearest pages.
 */
export function findPage(
  address: string,
  {pages, root}: PageIndex,
  hosts: readonly string[] = [new URL(root).hostname],
): Place {
  const [before = '', anchor = ''] = address.trim().split('#', 2);
  const [plain = '', search = ''] = before.split('?', 2);
  const named = plain.replace(SCHEME, '');
  if (URL.canParse(named) && !hosts.includes(new URL(named).hostname))
    throw new ToolError(
      `There is no page at ${JSON.stringify(address.slice(0, 200))}, which is not on this site. Allowed: a path such as /, or an address that starts with ${root}. list_pages names all.`,
    );
  const path = `/${named.replace(/^[a-z]+:\/\/[^/]*/i, '').replace(/^\/+/, '')}`;
  const base = new URL(root).pathname;
  const hasBase = !plain.startsWith(SCHEME) && `${path}/`.startsWith(base);
  const below = hasBase ? path.slice(base.length - 1) || '/' : path;
  const at = (wanted: string) =>
    pages.find(({route, markdown}) => bare(route) === bare(wanted) || markdown === wanted);
  const page = at(below) ?? at(path) ?? pageNamed(named, pages);
  const section = percentDecoded(anchor) || new URLSearchParams(search).get('section') || undefined;
  if (page) return {page, section};
  const near = likePaths(
    below,
    pages.map(({route}) => route),
    OFFERED,
  );
  throw new ToolError(
    `There is no page at ${JSON.stringify(address.slice(0, 200))}.${near.length > 0 ? ` Nearest: ${near.join(', ')}.` : ''} list_pages names all.`,
  );
}
