import {mkdir, writeFile} from 'node:fs/promises';
import {fileURLToPath} from 'node:url';
import type {Page} from '@playwright/test';
import {reportOf, type PageFindings} from './accessibility/report';
import {smallTargets} from './accessibility/smallTargets';
import {ROUTES} from './routes';
import {COLOURS, prepareAxe, runAxe} from './support/runAxe';
import {expect, hydrated, laidOut, type OpenPage, test} from './support/test';

const REPORTS = fileURLToPath(new URL('../reports/', import.meta.url));
const PATHS = [
  ...ROUTES.map((route) => (route === '/search' ? '/search?q=port' : route)),
  '/nowhere/at/all',
];

const all: PageFindings[] = [];

/** Waits until the page has had its say about a change of the window, such as which tables can be scrolled now. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  });
}

/** Makes the system prefer a mode, and waits until the page has wholly taken it on. */
async function changeMode(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({colorScheme});
  await page.waitForFunction(
    (mode) => document.documentElement.dataset['theme'] === mode,
    colorScheme,
  );
  await settled(page);
  await page.evaluate(async () => {
    await Promise.allSettled(document.getAnimations().map(({finished}) => finished));
  });
}

/** Looks at pages, one after the other, in both colour modes and at both widths. A page is loaded once. */
async function look(openPage: OpenPage, siteUrl: string, paths: readonly string[]): Promise<void> {
  const page = await openPage(undefined, {
    reducedMotion: 'reduce',
    colorScheme: 'light',
    expected: [/status of 404/],
  });
  for (const path of paths) {
    await page.setViewportSize({width: 1280, height: 800});
    await page.emulateMedia({colorScheme: 'light'});
    await page.goto(siteUrl + path);
    await hydrated(page);
    await laidOut(page);
    if (path.startsWith('/search')) await page.locator('.search-result').first().waitFor();
    await prepareAxe(page);
    const findings: string[] = [];
    const note = (view: string, list: readonly string[]) =>
      findings.push(...list.map((finding) => `${view}: ${finding}`));
    for (const width of [1280, 390]) {
      await page.setViewportSize({width, height: 800});
      await settled(page);
      note(`light, ${width} px`, await runAxe(page));
      note(`${width} px`, await smallTargets(page));
      // The colour mode changes colours alone, so the other rules have had their say.
      await changeMode(page, 'dark');
      note(`dark, ${width} px`, await runAxe(page, COLOURS));
      await changeMode(page, 'light');
    }
    all.push({path, findings});
  }
}

test.describe('accessibility rules', () => {
  test('no page breaks any, in light and dark mode, at 1280 and at 390 pixels; every target is 24 pixels large', async ({
    openPage,
    siteUrl,
  }) => {
    test.setTimeout(300_000);
    const halves = [0, 1].map((half) => PATHS.filter((_, index) => index % 2 === half));
    await Promise.all(halves.map((paths) => look(openPage, siteUrl, paths)));
    expect(all).toHaveLength(PATHS.length);
    expect(
      all.flatMap(({path, findings}) => findings.map((finding) => `${path}: ${finding}`)),
    ).toEqual([]);
  });

  test('the open mobile sidebar breaks none', async ({openPage}) => {
    const page = await openPage('/toolhive/quickstart', {
      width: 390,
      height: 844,
      reducedMotion: 'reduce',
    });
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await page.getByRole('button', {name: 'Close navigation bar'}).waitFor();
    await page.waitForTimeout(300);
    expect(await runAxe(page)).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
  });
});

test.afterAll(async () => {
  const {json, markdown} = reportOf(all);
  await mkdir(REPORTS, {recursive: true});
  await writeFile(`${REPORTS}accessibility.json`, json);
  await writeFile(`${REPORTS}accessibility.md`, markdown);
});
