/**
 * Makes a zip out of `build/` that works from a folder, without a server: unpack it and open `index.html`.
 * Run: npm run build:offline
 */
import './support/endOnErrors.mjs';
import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {zipSync, type Zippable} from 'fflate';
import {environment, site} from '../site.config';
import {writeFolder} from './folder/writeFolder';
import {inProject} from './support/projectRoot.mjs';

const name = `toolhive-docs-${site.release}`;
const folder = inProject('.cache/offline', name);
const zip = inProject('build-offline.zip');

const files = await writeFolder(inProject('build'), folder, {
  baseUrl: environment.baseUrl,
  origin: environment.url,
  languages: site.locales.map(({code}) => code),
});
const content: Zippable = {};
for (const file of files)
  content[`${name}/${file}`] = new Uint8Array(await readFile(path.join(folder, file)));
const bytes = zipSync(content, {level: 9});
await writeFile(zip, bytes);
console.log(
  `${path.basename(zip)}: ${files.length} files, ${(bytes.length / 1e6).toFixed(1)} MB. Unpack it and open ${name}/index.html.`,
);
