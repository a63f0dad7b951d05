import {groupBy} from '@toolhive-docs/options/groupBy';

/** A page and where it can be read. */
export interface Page {
  route: string;
  /** Source file, below the site's folder. */
  file: string;
}

const withoutSlash = (route: string): string => route.replace(/\/+$/, '');

/** One message for each route that several files claim; an empty list when there is none. */
export function duplicateRoutes(pages: readonly Page[]): string[] {
  return [...groupBy(pages, ({route}) => withoutSlash(route))]
    .filter(([, claimants]) => claimants.length > 1)
    .map(
      ([route, claimants]) =>
        `${claimants.map(({file}) => file).join(' and ')} have the same route ${route || '/'}. Change the slug, or the file name, of all but one.`,
    );
}
