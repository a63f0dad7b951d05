import {mkdirSync, writeFileSync} from 'node:fs';
import {dirname} from 'node:path';
import {fileURLToPath} from 'node:url';
import {expect, test} from './test';

/** Every kind of screen: its address, what is on it at last, and what is searched for there. */
const SCREENS: Readonly<Record<string, readonly [path: string, last: string, query?: string]>> = {
  landing: ['/', 'footer'],
  guide: ['/toolhive/guides-cli/run-mcp-servers', 'footer'],
  command: ['/toolhive/reference/cli/thv_run', 'footer'],
  api: ['/toolhive/reference/api', 'footer'],
  results: ['/search?q=transport', '.search-result'],
  missing: ['/nowhere/at/all', 'footer'],
  search: ['/', '[role=dialog][data-status=idle] [role=option]', 'transport'],
};

/** Firefox and the page's policy speak of the style that a picture needs, and of the page that is missing. */
const EXPECTED = [/blocked an inline style/, /Failed to load resource/, /404/];

/** Taken anew with `--update-snapshots=all`, to be compared by eye: engines draw letters their own way. */
const referenceOf = (engine: string, name: string): string =>
  fileURLToPath(new URL(`../screens/${engine}/${name}.png`, import.meta.url));

/** Firefox is started in dark mode; a link may ask for the other. */
const inMode = (path: string, mode: string): string =>
  `${path}${path.includes('?') ? '&' : '?'}docusaurus-theme=${mode}`;

for (const mode of ['dark', 'light']) {
  for (const width of [1280, 390]) {
    for (const [name, [path, last, query]] of Object.entries(SCREENS)) {
      test(`${name} fits into ${width} pixels in ${mode} mode`, async ({openPage}, {
        config,
        project,
      }) => {
        const page = await openPage(inMode(path, mode), {width, height: 800, expected: EXPECTED});
        if (query !== undefined) {
          await page.keyboard.press('/');
          await page.keyboard.type(query);
        }
        await page.waitForFunction((selector) => document.querySelector(selector) !== null, last);
        const overflow = () =>
          page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        await expect.poll(overflow).toBeLessThanOrEqual(0);
        if (config.updateSnapshots !== 'all') return;
        const file = referenceOf(project.name, `${name}-${width}-${mode}`);
        mkdirSync(dirname(file), {recursive: true});
        writeFileSync(file, await page.screenshot());
      });
    }
  }
}
