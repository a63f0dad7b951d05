import {mkdir, readFile, writeFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';
import {SEARCH_FOLDER} from '@toolhive-docs/search-engine/files';
import {DEBUG_PRELUDE, INSIGHTS_PACKAGE_FILE, insightsPath} from './insightsScript';

/** Puts our own copies of the events script, for readers and for writers, below `outDir`. No page asks for one unless events are configured. */
export async function writeInsights(outDir: string): Promise<void> {
  const script = await readFile(
    createRequire(import.meta.url).resolve(INSIGHTS_PACKAGE_FILE),
    'utf8',
  );
  await mkdir(path.join(outDir, SEARCH_FOLDER), {recursive: true});
  await writeFile(path.join(outDir, insightsPath(false)), script);
  await writeFile(path.join(outDir, insightsPath(true)), DEBUG_PRELUDE + script);
}
