import {existsSync} from 'node:fs';
import path from 'node:path';

/** Text in which a bracket is no link. */
const CODE = /^[ \t]*(`{3,}(?!`)|~{3,}(?!~))[^]*?^[ \t]*\1|`[^`\n]+`(?!\])/gm;
/** The file of `[text](./file.mdx#place)` and of `[name]: ./file.mdx`. */
const FILE = /\]\(\s*<?([^)\s>#?]+\.mdx?)\b|^\s*\[[^\]]+\]:\s*<?([^\s>#?]+\.mdx?)\b/gm;

/**
 * Files that links of a page name and that are not there.
 *
 * @param source - Path of the page from the folder of the site.
 * @param text - What the page holds.
 * @param roots - Folders that a link may also be meant from, as the framework does it.
 */
export function brokenMarkdownLinks(
  source: string,
  text: string,
  roots: readonly string[],
): string[] {
  const folders = [path.dirname(source), ...roots];
  return [...text.replace(CODE, '').matchAll(FILE)]
    .map(([, inline, defined]) => inline ?? defined ?? '')
    .filter((file) => !/^[a-z][a-z+.-]*:/i.test(file))
    .filter((file) => !folders.some((folder) => existsSync(path.join(folder, decoded(file)))));
}

/** The path of a file in a link. What cannot be decoded is the name of a file as it is. */
export function decoded(file: string): string {
  try {
    return decodeURI(file);
  } catch {
    return file;
  }
}
