import {barePath, type Redirect} from '@toolhive-docs/hosting';

/** Where pages have gone, by any spelling of the path that the page itself had. */
export class Redirects {
  readonly #targets: ReadonlyMap<string, string>;

  constructor(redirects: readonly Redirect[]) {
    this.#targets = new Map(redirects.map(({from, to}) => [barePath(from), to]));
  }

  /** The address of the page that has moved from a path; undefined when it is not known to have moved. */
  targetOf(path: string): string | undefined {
    return this.#targets.size === 0 ? undefined : this.#targets.get(barePath(path));
  }
}

/** An address with the query of the one that was asked for, before its anchor. Browsers keep the anchor that they had if the new address has none. */
export function withQuery(to: string, search: string): string {
  const [page = '', anchor] = to.split('#');
  return page + search + (anchor === undefined ? '' : `#${anchor}`);
}
