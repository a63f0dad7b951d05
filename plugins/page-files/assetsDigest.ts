/** Finds the `meta` element that says which scripts and styles a page was built with. */
export const ASSETS_DIGEST = 'meta[name="docs:build"]';

/** That element. */
export const assetsDigestTag = (digest: string): string =>
  `<meta name="docs:build" content="${digest}">`;

/** Finds what it says in the text of a page, whose quotes may have gone. */
export const ASSETS_DIGEST_TEXT = /<meta name="?docs:build"? content="?(\w+)/;
