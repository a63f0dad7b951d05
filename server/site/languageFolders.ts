import {existsSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {PAGE_INDEX} from '@toolhive-docs/agent-files';

/** Names of the folders of a build that hold the pages of further languages, each with an index of its own. */
export function languageFolders(buildDir: string): string[] {
  if (!existsSync(buildDir)) return [];
  return readdirSync(buildDir, {withFileTypes: true})
    .filter((entry) => entry.isDirectory() && existsSync(join(buildDir, entry.name, PAGE_INDEX)))
    .map(({name}) => name)
    .sort();
}
