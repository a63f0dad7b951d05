import {readFile} from 'node:fs/promises';
import {basename, join} from 'node:path';
import type {IndexFile} from '@toolhive-docs/search-engine';

/** The search index of a built site. @throws Error when there is none. */
export async function readIndex(build: string): Promise<IndexFile> {
  const folder = join(build, 'assets/search');
  try {
    const {index} = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')) as {
      index: string;
    };
    return JSON.parse(await readFile(join(folder, basename(index)), 'utf8')) as IndexFile;
  } catch (error) {
    throw new Error(`There is no search index in ${folder}. Fix: run \`npm run build\`.`, {
      cause: error,
    });
  }
}
