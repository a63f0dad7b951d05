/** A URL up to its path. */
const ORIGIN = /\bhttps?:\/\/[^/\s<]+(?=\/)/g;
/** Three segments of a path that goes on. */
const SEGMENTS = /(?:\/[^/\s<]+){3}(?=\/)/g;

/**
 * Lets a line of code end within a URL, before its path and within a long one: Chromium breaks no line at a slash, and would
 * cut a word in two.
 *
 * @param html - Highlighted code.
 */
export const breakUrls = (html: string): string =>
  html.replace(SEGMENTS, '$&<wbr>').replace(ORIGIN, '$&<wbr>');
