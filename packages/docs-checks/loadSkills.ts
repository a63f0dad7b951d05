import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {parsePage} from './page/parsePage';
import type {Page} from './page/types';

/**
 * Reads the skills below `skills/`, which agents follow as readers follow pages.
 * @param root absolute path of the project.
 * @throws Error naming file and line when one cannot be read as a page.
 */
export function loadSkills(root: string): Page[] {
  const folder = join(root, 'skills');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .sort()
    .map((name) => `skills/${name}/SKILL.md`)
    .map((file) => parsePage(file, readFileSync(join(root, file), 'utf8')));
}
