import {readFileSync} from 'node:fs';
import {basename, join} from 'node:path';
import {loadIndex, type SearchEngine} from '@toolhive-docs/search-engine';
import {SEARCH_FOLDER, SEARCH_MANIFEST} from '@toolhive-docs/search-engine/files';
import {WatchedFile, type Log} from './WatchedFile';

/** The text of a build's search index. @throws Error when there is none. */
export function readBuiltIndex(buildDir: string): string {
  return textOfIndex(buildDir, JSON.parse(readFileSync(join(buildDir, SEARCH_MANIFEST), 'utf8')));
}

/** The search index of a build, opened when it is first asked for; undefined until there is one that can be read. */
export function watchIndex(buildDir: string, log: Log): WatchedFile<SearchEngine | undefined> {
  return new WatchedFile<SearchEngine | undefined>({
    ...{buildDir, name: SEARCH_MANIFEST, what: 'search index', none: undefined, log},
    parse: (manifest) => loadIndex(textOfIndex(buildDir, manifest)),
  });
}

function textOfIndex(buildDir: string, manifest: unknown): string {
  const {index} = manifest as {index: string};
  return readFileSync(join(buildDir, SEARCH_FOLDER, basename(index)), 'utf8');
}
