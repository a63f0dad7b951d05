/** Address of the page of changes, below the base path. */
export const PAGE = '/toolhive/reference/changes';

/** Address of the same for programs. */
export const DATA = '/toolhive/reference/changes.json';

/** Address of the same as an Atom feed. */
export const FEED = '/toolhive/reference/changes.atom';

/** Id of a release's section on the page. */
export const anchorOf = (release: string): string => release.replaceAll('.', '-');
