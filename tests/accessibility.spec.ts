import {prepareIbm, runIbm} from './accessibility/ibm';
import {smallTargets} from './accessibility/smallTargets';
import {prepareSniffer, runSniffer} from './accessibility/sniffer';
import {changeMode, settled, test} from './accessibility/visit';
import {ROUTES} from './routes';
import {COLOURS, prepareAxe, runAxe} from './support/runAxe';
import {expect} from './support/test';

const PATHS = [
  ...ROUTES.map((route) => (route === '/search' ? '/search?q=port' : route)),
  '/nowhere/at/all',
];

test.describe('accessibility rules of axe, IBM and HTML_CodeSniffer', () => {
  for (const path of PATHS) {
    test(`${path} breaks none in light and dark mode, at 1280 and at 390 pixels; every target is 24 pixels large`, async ({
      visit,
    }) => {
      // Most of it is the engines at work, which takes long on the longest pages.
      test.setTimeout(120_000);
      const page = await visit(path);
      if (path.startsWith('/search')) await page.locator('.search-result').first().waitFor();
      for (const prepare of [prepareAxe, prepareIbm, prepareSniffer]) await prepare(page);
      const findings: string[] = [];
      const note = (view: string, list: readonly string[]) =>
        findings.push(...list.map((finding) => `${view}: ${finding}`));
      note('light, 1280 px', await runAxe(page));
      note('IBM', await runIbm(page));
      note('light, HTML_CodeSniffer', await runSniffer(page));
      note('1280 px', await smallTargets(page));
      // The colour mode changes colours alone, so the other rules have their say once for each width.
      await changeMode(page, 'dark');
      note('dark, 1280 px', await runAxe(page, COLOURS));
      note('dark, HTML_CodeSniffer', await runSniffer(page));
      await page.setViewportSize({width: 390, height: 800});
      await settled(page);
      note('dark, 390 px', await runAxe(page));
      note('390 px', await smallTargets(page));
      await changeMode(page, 'light');
      note('light, 390 px', await runAxe(page, COLOURS));
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
    for (const prepare of [prepareIbm, prepareSniffer]) await prepare(page);
    expect(await runAxe(page)).toEqual([]);
    expect(await runIbm(page)).toEqual([]);
    expect(await runSniffer(page)).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
  });

  test('the search box with results in it breaks none, and the page behind it is out of reach', async ({
    openPage,
  }) => {
    const page = await openPage('/toolhive/quickstart', {reducedMotion: 'reduce'});
    await page.keyboard.press('/');
    await page.keyboard.type('secrets');
    await expect(page.getByRole('option').first()).toBeVisible();
    await expect(page.locator('#__docusaurus')).toHaveAttribute('inert');
    for (const prepare of [prepareIbm, prepareSniffer]) await prepare(page);
    expect(await runAxe(page)).toEqual([]);
    expect(await runIbm(page)).toEqual([]);
    expect(await runSniffer(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.locator('#__docusaurus')).not.toHaveAttribute('inert');
  });
});
