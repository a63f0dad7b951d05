import type {Page} from '@playwright/test';
import {smallTargets} from './accessibility/smallTargets';
import {ROUTES} from './routes';
import {COLOURS, prepareAxe, runAxe} from './support/runAxe';
import {expect, test} from './support/test';

const PATHS = [
  ...ROUTES.map((route) => (route === '/search' ? '/search?q=port' : route)),
  '/nowhere/at/all',
];

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

test.describe('accessibility rules', () => {
  for (const path of PATHS) {
    test(`${path} breaks none in light and dark mode, at 1280 and at 390 pixels; every target is 24 pixels large`, async ({
      openPage,
    }) => {
      // Most of it is axe at work, which takes long on the longest pages.
      test.setTimeout(120_000);
      const page = await openPage(path, {
        reducedMotion: 'reduce',
        colorScheme: 'light',
        expected: [/status of 404/],
      });
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
      expect(findings).toEqual([]);
    });
  }

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
