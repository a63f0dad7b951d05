import {mkdirSync, writeFileSync} from 'node:fs';
import {dirname} from 'node:path';
import {fileURLToPath} from 'node:url';
import {expect, test} from './test';

/** Every kind of screen that an address leads to, and what is on it at last. */
const SCREENS: Readonly<Record<string, readonly [path: string, last: string]>> = {
  landing: ['/', 'footer'],
  guide: ['/toolhive/guides-cli/run-mcp-servers', 'footer'],
  command: ['/toolhive/reference/cli/thv_run', 'footer'],
  api: ['/toolhive/reference/api', 'footer'],
  results: ['/search?q=transport', '.search-result'],
  missing: ['/nowhere/at/all', 'footer'],
};

/** Firefox and the page's policy speak of the style that a picture needs, and of the page that is missing. */
const EXPECTED = [/blocked an inline style/, /Failed to load resource/, /404/];

/** Taken anew with `--update-snapshots=all`, to be compared by eye: engines draw letters their own way. */
const referenceOf = (engine: string, name: string): string =>
  fileURLToPath(new URL(`../screens/${engine}/${name}.png`, import.meta.url));

for (const width of [1280, 390]) {
  for (const [name, [path, last]] of Object.entries(SCREENS)) {
    test(`${name} fits into ${width} pixels in dark mode`, async ({openPage}, {
      config,
      project,
    }) => {
      const page = await openPage(path, {
        width,
        height: 800,
        colorScheme: 'dark',
        expected: EXPECTED,
      });
      await page.waitForFunction((selector) => document.querySelector(selector) !== null, last);
      const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      await expect.poll(overflow).toBeLessThanOrEqual(0);
      if (config.updateSnapshots !== 'all') return;
      const file = referenceOf(project.name, `${name}-${width}`);
      mkdirSync(dirname(file), {recursive: true});
      writeFileSync(file, await page.screenshot());
    });
  }
}
