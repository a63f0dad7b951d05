import {readFileSync, existsSync} from 'node:fs';
import {basename, join} from 'node:path';
import {filesBelow} from '@toolhive-docs/options/filesBelow';
import {parsePage} from './page/parsePage';
import type {Page} from './page/types';

/** Pages that show the theme's elements to its makers: no reader finds them, and their samples only have to look right. */
const PREVIEWS = new Set(['theme-preview.mdx']);

/**
 * Reads the pages below `docs/`.
 * @param root absolute path of the project.
 * @throws Error with one line for each page that is not valid MDX.
 */
export function loadPages(root: string): Page[] {
  const files = filesBelow(root, 'docs').filter(
    (file) =>
      /\.mdx?$/.test(file) && !basename(file).startsWith('_') && !PREVIEWS.has(basename(file)),
  );
  const problems: string[] = [];
  const pages = files.flatMap((file) => {
    try {
      return [parsePage(file, readFileSync(join(root, file), 'utf8'))];
    } catch (error) {
      problems.push(error instanceof Error ? error.message : String(error));
      return [];
    }
  });
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return pages;
}

/**
 * Reads the skills below `skills/`, which agents follow as readers follow pages.
 * @param root absolute path of the project.
 * @throws Error naming file and line when one cannot be read as a page.
 */
export function loadSkills(root: string): Page[] {
  if (!existsSync(join(root, 'skills'))) return [];
  return filesBelow(root, 'skills')
    .filter((file) => file.endsWith('/SKILL.md'))
    .map((file) => parsePage(file, readFileSync(join(root, file), 'utf8')));
}
