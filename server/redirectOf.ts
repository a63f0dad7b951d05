import type {Redirect} from '../packages/hosting';

const bare = (path: string): string => path.replace(/(?:\/index\.html|\.html|\/+)$/, '') || '/';

/** Where the page at a path has gone, in any spelling of the path that the page itself had; undefined when it is not known to have gone anywhere. */
export function redirectOf(path: string, redirects: readonly Redirect[]): string | undefined {
  return redirects.length === 0
    ? undefined
    : redirects.find(({from}) => bare(from) === bare(path))?.to;
}

/** An address with the query of the one that was asked for, before its anchor. Browsers keep the anchor that they had if the new address has none. */
export function withQuery(to: string, search: string): string {
  const [page = '', anchor] = to.split('#');
  return page + search + (anchor === undefined ? '' : `#${anchor}`);
}
