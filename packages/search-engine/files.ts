/** Where a build keeps what searches need; what lies below `assets/` with a hash in its name is cached for good. */
export const SEARCH_FOLDER = 'assets/search';

/** Names the files of search; the only one of them that is asked for again each time. */
export const SEARCH_MANIFEST = 'assets/search/manifest.json';
