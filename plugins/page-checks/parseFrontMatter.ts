import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {checkFrontMatter, type PAGE_KINDS} from '@toolhive-docs/front-matter';
import {readingMinutes} from './readingMinutes';

/** What components find in the front matter of a page. */
export interface ReadFrontMatter {
  readonly kind?: (typeof PAGE_KINDS)[number];
  /** Added to what the page says. */
  readonly reading_minutes?: number;
}

/**
 * The framework's front-matter hook: parses as usual, then checks pages of `docs/` strictly
 * and notes how long it takes to read them.
 *
 * @throws Error naming file, line, key, value, what is allowed and the fix.
 */
export const parseFrontMatter: ParseFrontMatter = async (params) => {
  const result = await params.defaultParseFrontMatter(params);
  const file = path.relative(process.cwd(), params.filePath).replaceAll('\\', '/');
  const isPage =
    /(^|\/)(docs|versioned_docs|docusaurus-plugin-content-docs)\//.test(file) &&
    /\.mdx?$/.test(file) &&
    !path.posix.basename(file).startsWith('_');
  if (isPage) {
    const problems = checkFrontMatter(result.frontMatter, params.fileContent);
    if (problems.length > 0) {
      throw new Error(problems.map(({line, message}) => `${file}:${line}: ${message}`).join('\n'));
    }
    result.frontMatter['reading_minutes'] = readingMinutes(result.content);
  }
  return result;
};
