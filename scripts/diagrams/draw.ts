import '../support/endOnErrors.mjs';
import {mkdir, readdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {
  DIAGRAM_THEMES,
  DRAWINGS_FOLDER,
  drawingName,
  type ColorMode,
} from '../../plugins/diagrams/drawings';
import {diagramSources} from '../../plugins/diagrams/diagramSources';
import {installOnDemand} from '../support/installOnDemand';
import {readCommand} from '../support/readCommand';
import {drawInPage} from './drawInPage';
import {launchChromium} from '../support/launchChromium';

readCommand(`npm run draw:diagrams: draws the diagrams of the pages into ${DRAWINGS_FOLDER}.`);
const site = fileURLToPath(new URL('../..', import.meta.url));
const folder = path.join(site, DRAWINGS_FOLDER);

await mkdir(folder, {recursive: true});
const sources = await diagramSources(site);
const modes = Object.keys(DIAGRAM_THEMES) as ColorMode[];
const wanted = new Map(
  sources.flatMap((source) =>
    modes.map((mode) => [drawingName(source, mode), {source, mode}] as const),
  ),
);
const present = new Set(await readdir(folder));

for (const file of present) {
  if (!wanted.has(file)) await rm(path.join(folder, file));
}

const missing = [...wanted].filter(([file]) => !present.has(file));
process.stdout.write(`${sources.length} diagrams, ${missing.length} drawings to make\n`);
if (missing.length > 0) {
  const browser = await launchChromium();
  const packages = installOnDemand('diagrams', path.join(site, 'scripts/diagrams/package.json'));
  const library = await readFile(`${packages}/node_modules/mermaid/dist/mermaid.min.js`, 'utf8');
  for (const [file, {source, mode}] of missing) {
    const page = await browser.newPage();
    await page.addScriptTag({content: library});
    await writeFile(path.join(folder, file), await drawInPage(page, source, DIAGRAM_THEMES[mode]));
    await page.close();
    process.stdout.write(`drew ${DRAWINGS_FOLDER}/${file}\n`);
  }
  await browser.close();
}
