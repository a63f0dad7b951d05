import {measureTransfer} from '../support/measureTransfer';
import {runAxe} from '../support/runAxe';
import {expect, test} from '../support/test';
import {API_PAGE} from './page';

const KB = 1024;
// Each mode and each width once.
const views = [
  {colorScheme: 'light', width: 1280},
  {colorScheme: 'dark', width: 390},
] as const;

test.describe('the API reference as a page of the docs', () => {
  test('says in its head what it is', {tag: '@2.1-24'}, async ({readPage}) => {
    const {status, title, headings, meta} = await readPage(API_PAGE);
    expect(status).toBe(200);
    expect(title).toMatch(/^ToolHive API reference \| /);
    expect(headings).toEqual(['ToolHive API']);
    expect(meta.get('description')).toMatch(/^Run and manage MCP servers over HTTP/);
    expect(meta.get('og:title')).toBe(title);
    expect(meta.get('docs:kind')).toBe('reference');
    expect(meta.get('docsearch:docusaurus_tag')).toBe('docs-default-current');
    expect(meta.get('docsearch:version')).toBe('current');
  });

  test('is reached from the sidebar, the footer and the guide, and left again, without loading a page anew', async ({
    openPage,
  }) => {
    const page = await openPage('/toolhive/guides-cli/api-server');
    await page.evaluate(() => Object.assign(window, {sameDocument: true}));
    await page.locator('article').getByRole('link', {name: 'API reference'}).last().click();
    await page.getByRole('heading', {level: 1, name: 'ToolHive API'}).waitFor();
    await page.locator('footer').getByRole('link', {name: 'Command reference'}).click();
    await page.getByRole('heading', {level: 1, name: 'Command reference'}).waitFor();
    await page
      .locator('.theme-doc-sidebar-menu')
      .getByRole('link', {name: 'API reference'})
      .click();
    await page.getByRole('heading', {level: 3, name: 'Create a workload'}).waitFor();
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });

  for (const {width, colorScheme} of views) {
    test(`breaks no accessibility rule in ${colorScheme} mode at ${width} pixels`, async ({
      openPage,
    }) => {
      // The rules take long on the longest page.
      test.setTimeout(120_000);
      const page = await openPage(API_PAGE, {width, colorScheme, reducedMotion: 'reduce'});
      await page.evaluate(() =>
        document.querySelectorAll('details').forEach((part) => void (part.open = true)),
      );
      expect(await runAxe(page)).toEqual([]);
    });
  }

  test('needs no scrolling sideways at 320 pixels, with everything unfolded', async ({
    openPage,
  }) => {
    const page = await openPage(API_PAGE, {width: 320, height: 640});
    await page.evaluate(() =>
      document.querySelectorAll('details').forEach((part) => void (part.open = true)),
    );
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      320,
    );
  });

  test(
    'shows every operation, field and sample without scripts',
    {tag: '@1-15'},
    async ({openPage}) => {
      const page = await openPage(API_PAGE, {javaScript: false});
      await expect(page.getByRole('heading', {level: 3, name: 'Stop a workload'})).toBeVisible();
      await expect(page.locator('[id="createWorkload.body.image"]')).toBeVisible();
      const sample = page.locator('[data-operation=createWorkload] [data-samples]');
      for (const words of [
        'curl http',
        'await fetch',
        'import requests',
        'package main',
        'Invoke-RestMethod',
      ]) {
        await expect(sample.getByText(words).first(), words).toBeVisible();
      }
      await page.locator('[id="createWorkload.body.oidc"] + dd summary').click();
      await expect(page.locator('[id="createWorkload.body.oidc.issuer"]')).toBeVisible();
    },
  );

  test('lists its operations on a phone without scripts', async ({openPage}) => {
    const page = await openPage(API_PAGE, {javaScript: false, width: 390, height: 844});
    await expect(
      page
        .getByRole('navigation', {name: 'API operations'})
        .getByRole('link', {name: /^Create a workload/}),
    ).toBeVisible();
  });

  test('shows an operation below its list on a phone without scripts', async ({openPage}) => {
    const page = await openPage(`${API_PAGE}#createWorkload`, {width: 390, javaScript: false});
    const heading = page.locator('#createWorkload');
    await expect(heading).toBeInViewport();
    // Fails while something else lies above it.
    await heading.click({trial: true, timeout: 2000});
  });

  test('costs no more script than a page of the docs and 6 KB', async ({openPage, siteUrl}) => {
    const [docs, api] = [
      await measureTransfer(await openPage(), `${siteUrl}/toolhive/quickstart`),
      await measureTransfer(await openPage(), siteUrl + API_PAGE),
    ];
    expect(api.script).toBeGreaterThan(0);
    expect(api.script).toBeLessThanOrEqual(docs.script + 6 * KB);
  });

  test('holds neither its text nor the specification in a script', async ({openPage}) => {
    const page = await openPage(API_PAGE);
    const scripts = await page.evaluate(() =>
      Promise.all(
        [...document.scripts]
          .filter(({src}) => src !== '')
          .map(async ({src}) => (await fetch(src)).text()),
      ),
    );
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.join('\n')).not.toMatch(/permission_profile|createWorkload/);
  });

  test('unfolds everything on paper and folds it again', async ({openPage}) => {
    const page = await openPage(API_PAGE);
    const folded = page.locator('[data-api] details:not([open])');
    const before = await folded.count();
    expect(before).toBeGreaterThan(0);
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    await expect(folded).toHaveCount(0);
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await expect(folded).toHaveCount(before);
  });

  test('says in its list where a reader begins, without scripts, too', async ({openPage}) => {
    const page = await openPage(API_PAGE, {javaScript: false});
    await expect(page.locator('[data-api] > nav [aria-current=location]')).toHaveText('Overview');
  });
});
