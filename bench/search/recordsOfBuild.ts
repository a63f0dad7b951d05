import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { SearchRecord } from '../../packages/search-engine';
import { extractRecords } from '../../packages/search-records';

/**
 * The records of every page of a built site; addresses are routes.
 * @throws Error when the directory holds no pages.
 */
export function recordsOfBuild(directory: string): SearchRecord[] {
  const files = readdirSync(directory, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
  if (files.length === 0) throw new Error(`${directory} holds no .html file; run npm run build first`);
  return files.sort().flatMap((file) => extractRecords(readFileSync(join(directory, file), 'utf8'), { route: routeOf(relative('.', file)) }));
}

function routeOf(file: string): string {
  return `/${file.split(sep).join('/')}`.replace(/\/index\.html$|\.html$/, '') || '/';
}
