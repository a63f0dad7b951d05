/** A URL up to its path. */
const ORIGIN = /\bhttps?:\/\/[^/\s<]+(?=\/)/g;
/** All but the last segment of a path with five of them or more. */
const LONG_PATH = /(?:\/[^/\s<]+){4,}(?=\/)/g;

/**
 * Lets a line of code end within a URL, before its path and before the end of a long one: Chromium breaks no line at a slash, and would
 * cut a word in two.
 *
 * @param html - Highlighted code.
 */
export const breakUrls = (html: string): string =>
  html.replace(LONG_PATH, '$&<wbr>').replace(ORIGIN, '$&<wbr>');
