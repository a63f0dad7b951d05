/** How long a page's script or text may take in all, in milliseconds: 100 KB come in that time on a 2G connection. */
export const TIME_LIMIT_MS = 20_000;
