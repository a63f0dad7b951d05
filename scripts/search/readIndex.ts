import {join} from 'node:path';
import {readBuiltIndex} from '@toolhive-docs/built-site';
import type {IndexFile} from '@toolhive-docs/search-engine';
import {SEARCH_FOLDER} from '@toolhive-docs/search-engine/files';

/** The search index of a built site. @throws Error when there is none. */
export function readIndex(build: string): IndexFile {
  try {
    return JSON.parse(readBuiltIndex(build)) as IndexFile;
  } catch (error) {
    throw new Error(
      `There is no search index in ${join(build, SEARCH_FOLDER)}. Fix: run \`npm run build\`.`,
      {cause: error},
    );
  }
}
