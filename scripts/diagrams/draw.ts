import '../support/endOnErrors.mjs';
import {mkdir, readdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Page} from 'playwright-core';
import {
  DIAGRAM_THEMES,
  DRAWINGS_FOLDER,
  diagramRules,
  drawingName,
  type ColorMode,
} from '../../plugins/diagrams/drawings';
import {diagramSources} from '../../plugins/diagrams/diagramSources';
import {installOnDemand} from '../support/installOnDemand';
import {inProject, projectRoot} from '../support/projectRoot.mjs';
import {readCommand} from '../support/readCommand';
import {launchChromium} from '../support/launchChromium';

/** Faces of the same measures on every system, so that words fit the boxes drawn for them. */
const FONTS = 'Arial, Helvetica, "Liberation Sans", sans-serif';

interface Mermaid {
  initialize(options: object): void;
  render(id: string, source: string): Promise<{svg: string}>;
}

declare global {
  interface Window {
    mermaid: Mermaid;
  }
}

/** Gives the drawing its own size in place of "as wide as the page". */
function withSize(svg: string): string {
  const [, width = '', height = ''] = /viewBox="\S+ \S+ (\S+) (\S+)"/.exec(svg) ?? [];
  return svg
    .replace(
      / width="100%"/,
      ` width="${Math.ceil(Number(width))}" height="${Math.ceil(Number(height))}"`,
    )
    .replace(/max-width: [\d.]+px;?/, '');
}

/**
 * Draws one diagram as a stand-alone SVG file. Each line of text keeps the length it was measured with, in whatever face a
 * reader's system shows it.
 *
 * @param page - A page in which Mermaid is loaded and has not drawn yet: it keeps the first theme.
 * @throws Error with Mermaid's message when the source is wrong.
 */
async function drawInPage(page: Page, source: string, mode: ColorMode): Promise<string> {
  const svg = await page.evaluate(
    async ({text, theme, themeCSS, fontFamily}) => {
      const options = {
        startOnLoad: false,
        theme,
        themeCSS,
        fontFamily,
        htmlLabels: false,
        deterministicIds: true,
      };
      window.mermaid.initialize({
        ...options,
        flowchart: {htmlLabels: false},
        // Sequence diagrams measure with faces of their own, unless they are told.
        sequence: {
          actorFontFamily: fontFamily,
          noteFontFamily: fontFamily,
          messageFontFamily: fontFamily,
        },
      });
      document.body.innerHTML = (await window.mermaid.render('diagram', text)).svg;
      const lines = document.body.querySelectorAll<SVGTextContentElement>(
        'text:not(:has(tspan[x])), tspan[x]',
      );
      for (const line of lines) {
        const length = line.getComputedTextLength();
        if (length > 0) line.setAttribute('textLength', length.toFixed(1));
        // Letters of a reader's own face are made narrower, rather than set closer.
        if (length > 0) line.setAttribute('lengthAdjust', 'spacingAndGlyphs');
      }
      return new XMLSerializer().serializeToString(document.querySelector('svg') as SVGElement);
    },
    {
      text: source,
      theme: DIAGRAM_THEMES[mode],
      themeCSS: diagramRules(mode),
      fontFamily: FONTS,
    },
  );
  return `${withSize(svg).replace(/<br>/g, '<br/>')}\n`;
}

readCommand(`npm run draw:diagrams: draws the diagrams of the pages into ${DRAWINGS_FOLDER}.`);
const folder = inProject(DRAWINGS_FOLDER);

await mkdir(folder, {recursive: true});
const sources = await diagramSources(projectRoot);
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
  const packages = installOnDemand('diagrams', inProject('scripts/diagrams/package.json'));
  const library = await readFile(`${packages}/node_modules/mermaid/dist/mermaid.min.js`, 'utf8');
  for (const [file, {source, mode}] of missing) {
    const page = await browser.newPage();
    await page.addScriptTag({content: library});
    await writeFile(path.join(folder, file), await drawInPage(page, source, mode));
    await page.close();
    process.stdout.write(`drew ${DRAWINGS_FOLDER}/${file}\n`);
  }
  await browser.close();
}
