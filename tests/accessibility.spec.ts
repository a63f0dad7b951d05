import {prepareIbm, runIbm} from './accessibility/ibm';
import {NARROWEST, overflowing} from './accessibility/sideways';
import {smallTargets} from './accessibility/smallTargets';
import {prepareSniffer, runSniffer} from './accessibility/sniffer';
import {changeMode, settled, test} from './accessibility/visit';
import {KINDS_OF_PAGE, ROUTES} from './routes';
import {COLOURS, prepareAxe, runAxe} from './support/runAxe';
import {expect} from './support/test';

const PATHS = [
  ...ROUTES.map((route) => (route === '/search' ? '/search?q=port' : route)),
  '/nowhere/at/all',
];

const ONE_OF_EACH_KIND: ReadonlySet<string> = new Set(Object.values(KINDS_OF_PAGE));

test.describe('accessibility rules of axe, IBM and HTML_CodeSniffer', () => {
  for (const path of PATHS) {
    test(`${path} breaks none in light and dark mode, at 1280 and at 390 pixels; every target is 24 pixels large, nothing reaches beyond a window of 320, and the content policy refuses nothing`, async ({
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
      // All rules at each width, in another mode. The colours that only one mode has at one width come from the page's kind.
      await changeMode(page, 'dark');
      if (ONE_OF_EACH_KIND.has(path)) note('dark, 1280 px', await runAxe(page, COLOURS));
      note('dark, HTML_CodeSniffer', await runSniffer(page));
      await page.setViewportSize({width: 390, height: 800});
      await settled(page);
      note('dark, 390 px', await runAxe(page));
      note('390 px', await smallTargets(page));
      if (ONE_OF_EACH_KIND.has(path)) {
        await changeMode(page, 'light');
        note('light, 390 px', await runAxe(page, COLOURS));
      }
      await page.setViewportSize({width: NARROWEST, height: 640});
      await settled(page);
      note(`${NARROWEST} px, too wide`, await overflowing(page));
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
