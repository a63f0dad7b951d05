import type {Request} from '@playwright/test';
import {API_PAGE} from '../api-reference/page';
import {CONSOLE} from '../budgets';
import {connection, DATA_SAVER} from '../support/connection';
import {holdScript} from '../support/holdScript';
import {runAxe} from '../support/runAxe';
import {expect, test} from '../support/test';
import {consoleOf, openConsole, responseStatus, sendButton} from './console';

// Each mode and each width once.
const views = [
  {colorScheme: 'light', width: 1280},
  {colorScheme: 'dark', width: 390},
] as const;

test.describe('consoles as parts of the page', () => {
  for (const reader of views) {
    test(`break no accessibility rule in ${reader.colorScheme} mode at ${reader.width} pixels, right or wrong`, async ({
      openPage,
    }) => {
      test.setTimeout(120_000);
      const {page, console} = await openConsole(openPage, 'createWorkload', reader);
      await console.getByText(/more fields/).click();
      await console.getByRole('button', {name: 'Add to secrets'}).click();
      await sendButton(console).click();
      await expect.poll(() => responseStatus(console).innerText()).toContain('201');
      await console.getByLabel('image').fill('');
      await console.getByText(/^History/).click();
      await console.getByText(/^Headers/).click();
      await page.getByRole('button', {name: 'Take the workload tour'}).click();
      await page.getByRole('button', {name: 'Send to the sandbox'}).click();
      await page.getByRole('button', {name: /^Next/}).waitFor();
      const second = await consoleOf(page, 'getWorkload');
      await second.getByLabel('Your own server').check();
      await second.getByLabel('{host}').fill('?');
      expect(await runAxe(page)).toEqual([]);
    });
  }

  test('fit a window of 320 pixels, as at four times the size, without scrolling sideways', async ({
    openPage,
  }) => {
    const {page, console} = await openConsole(openPage, 'createWorkload', {
      width: 320,
      height: 640,
    });
    await console.getByText(/more fields/).click();
    for (const list of ['secrets', 'env_vars'])
      await console.getByRole('button', {name: `Add to ${list}`}).click();
    await sendButton(console).click();
    const server = await consoleOf(page, 'getRegistryServer');
    await sendButton(server).click();
    await page.getByRole('button', {name: 'Take the workload tour'}).click();
    await page.getByRole('button', {name: 'Send to the sandbox'}).click();
    await page.getByRole('button', {name: /^Next/}).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      320,
    );
  });

  test('are not on paper', async ({openPage}) => {
    const {page, console} = await openConsole(openPage, 'getHealth');
    await page.emulateMedia({media: 'print'});
    await expect(console).toBeHidden();
    await expect(page.locator(':is([data-try], [data-tour]):visible')).toHaveCount(0);
  });

  test('cost no more than their budget, and nothing before one is opened', async ({openPage}) => {
    const page = await openPage(API_PAGE, {before: connection(DATA_SAVER)});
    await page.waitForLoadState('networkidle');
    const requests: Request[] = [];
    page.on('request', (request) => requests.push(request));
    expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0);
    await consoleOf(page, 'createWorkload');
    const sizes = {script: 0, data: 0};
    for (const request of requests)
      sizes[request.resourceType() === 'script' ? 'script' : 'data'] += (
        await request.sizes()
      ).responseBodySize;
    expect(sizes.data).toBeGreaterThan(0);
    globalThis.console.log(
      `Console: ${(sizes.script / 1024).toFixed(1)} KB of script with its styles and the sandbox, ${(sizes.data / 1024).toFixed(1)} KB of specification`,
    );
    expect(sizes.script).toBeGreaterThan(0);
    expect(sizes.script).toBeLessThanOrEqual(CONSOLE.script);
    expect(sizes.data).toBeLessThanOrEqual(CONSOLE.specification);
  });

  test('open when their button was pressed before the script of the page came, and buttons of samples act once', async ({
    openPage,
  }) => {
    const {release, before} = holdScript('api-reference');
    const page = await openPage(API_PAGE, {before});
    const section = page.locator('[data-operation=createWorkload]');
    const wrap = section.locator('[data-action=wrap]').first();
    await section.getByRole('button', {name: /^Try it/}).click();
    await wrap.evaluate((button: HTMLElement) => button.click());
    release();
    await section.getByRole('region', {name: /^Console: /}).waitFor();
    await expect(wrap).toHaveAttribute('aria-pressed', 'true');
  });

  for (const width of [1440, 1024, 390])
    test(`leave their button where it was pressed, ${width} pixels wide`, async ({openPage}) => {
      const page = await openPage(`${API_PAGE}#createWorkload`, {width});
      const section = page.locator('[data-operation=createWorkload]');
      const button = section.getByRole('button', {name: /^Try it/});
      const before = await button.boundingBox();
      await button.click();
      await section.getByRole('region', {name: /^Console: /}).waitFor();
      const after = await button.boundingBox();
      expect(after?.x).toBeCloseTo(before?.x ?? 0, 0);
      expect(after?.y).toBeCloseTo(before?.y ?? 0, 0);
    });

  test('say so when they cannot be loaded, and load at the next try', async ({openPage}) => {
    const page = await openPage(API_PAGE, {expected: [/ERR_FAILED|Failed to load/]});
    await page.route('**/api-specs/*.json', (route) => route.abort());
    const opener = page.getByRole('button', {name: 'Try it: Check health'});
    await opener.click();
    await page.getByRole('alert').getByText('could not be loaded').waitFor();
    await page.unroute('**/api-specs/*.json');
    await opener.click();
    await page.getByRole('region', {name: 'Console: Check health'}).waitFor();
    await expect(page.getByText('could not be loaded')).toHaveCount(0);
  });

  test('go with the page and come back with the history', async ({openPage}) => {
    const {page, console} = await openConsole(openPage, 'getVersion');
    await sendButton(console).click();
    await page.locator('footer').getByRole('link', {name: 'Command reference'}).click();
    await page.getByRole('heading', {level: 1, name: 'Command reference'}).waitFor();
    await page.goBack();
    const again = await consoleOf(page, 'getVersion');
    await expect(again.getByText('History (1)')).toBeVisible();
    await consoleOf(page, 'getHealth');
  });

  test('begin anew after a visit elsewhere, also when a request was brought back before it', async ({
    openPage,
  }) => {
    const {page, console} = await openConsole(openPage, 'getVersion');
    await sendButton(console).click();
    await console.getByText('History (1)').click();
    await console.locator('.ac-history button').click();
    await expect(console.getByText('to request 1')).toBeVisible();
    await page.locator('footer').getByRole('link', {name: 'Command reference'}).click();
    await page.getByRole('heading', {level: 1, name: 'Command reference'}).waitFor();
    await page.goBack();
    const again = await consoleOf(page, 'getVersion');
    await expect(again.getByText('History (1)')).toBeVisible();
    await expect(again.getByText('to request 1')).toHaveCount(0);
    await expect(
      page.locator('[data-operation=getVersion]').getByRole('button', {name: /^Try it/}),
    ).toBeFocused();
  });

  test('copy a long response once all of it is shown', async ({openPage}) => {
    const {page, console} = await openConsole(openPage, 'getRegistry');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await sendButton(console).click();
    const all = console.getByRole('button', {name: /^Show all/});
    const answer = console.locator('.ac-answer');
    const copy = answer.locator('code-sample').first().getByRole('button', {name: 'Copy code'});
    await all.waitFor();
    await expect(copy).toHaveCount(0);
    await all.press('Enter');
    await expect(answer).toBeFocused();
    await copy.click();
    await expect(copy).toHaveAttribute('data-copied');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(JSON.parse(copied)).toHaveProperty('registry');
  });
});

test.describe('the operations on a phone', () => {
  test('are in the menu too, and a choice there closes it', async ({openPage}) => {
    const page = await openPage(API_PAGE, {width: 390, height: 844, reducedMotion: 'reduce'});
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    const menu = page.locator('.navbar-sidebar').getByRole('navigation', {name: 'API operations'});
    await menu.getByRole('link', {name: /^Stop a workload/}).click();
    await expect(menu).toBeHidden();
    await expect
      .poll(() =>
        page.locator('#stopWorkload').evaluate((heading) => {
          const {top} = heading.getBoundingClientRect();
          return top > 0 && top < 200;
        }),
      )
      .toBe(true);
    expect(await page.getByRole('button', {name: /^Operations/}).innerText()).toMatch(
      /Stop a workload$/,
    );
  });

  test('are listed by a button that says where the reader is; Escape closes the list', async ({
    openPage,
  }) => {
    const page = await openPage(API_PAGE, {width: 390, height: 844, reducedMotion: 'reduce'});
    const button = page.getByRole('button', {name: /^Operations/});
    expect(await button.innerText()).toMatch(/Overview$/);
    await button.focus();
    await page.keyboard.press('Enter');
    const link = page
      .getByRole('navigation', {name: 'API operations'})
      .getByRole('link', {name: /^List registries/});
    await expect(link).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(link).toBeHidden();
    expect(await button.evaluate((own) => own === document.activeElement)).toBe(true);
  });
});
