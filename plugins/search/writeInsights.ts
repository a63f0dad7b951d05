import {mkdir, readFile, writeFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';
import {SEARCH_FOLDER} from '@toolhive-docs/search-engine/files';
import {insightsPath} from './insightsScript';

/** Goes before the script: says in the console what is sent, and sends it all the same. */
const DEBUG_PRELUDE = `navigator.sendBeacon = ((send) => (url, data) => (console.info('search event', url, data), send.call(navigator, url, data)))(navigator.sendBeacon);\n`;

/** Puts our own copies of the events script, for readers and for writers, below `outDir`. No page asks for one unless events are configured. */
export async function writeInsights(outDir: string): Promise<void> {
  const file = 'search-insights/dist/search-insights.min.js';
  const script = await readFile(createRequire(import.meta.url).resolve(file), 'utf8');
  await mkdir(path.join(outDir, SEARCH_FOLDER), {recursive: true});
  await writeFile(path.join(outDir, insightsPath(false)), script);
  await writeFile(path.join(outDir, insightsPath(true)), DEBUG_PRELUDE + script);
}
