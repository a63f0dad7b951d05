import {openBox} from '../search/box';
import {runAxe} from '../support/runAxe';
import {expect} from '../support/test';
import {buildsOn, keepWhole} from './reader';
import {test} from './releases';

// One server and one second build for all of them.
test.describe.configure({mode: 'default', timeout: 120_000});

const FIRST = new Set(['first']);

test('the whole site is kept on request, with search, and removed with one press', async ({
  openPage,
  releases,
}) => {
  const page = await openPage('/offline');
  const keep = page.getByRole('button', {name: /^Keep these docs offline \(\d+\.\d MB\)$/});
  const bar = page.getByRole('progressbar', {name: 'Part of the docs that is kept'});
  const status = page.locator('offline-docs').getByRole('status');
  await expect(status).toHaveText(/^The docs are not kept .* need \d+\.\d MB/);
  expect(await runAxe(page)).toEqual([]);
  const values = page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const seen: number[] = [];
        const progress = document.querySelector('progress');
        new MutationObserver((_changes, observer) => {
          if (progress && !progress.hidden) return void seen.push(progress.value);
          if (seen.length === 0) return;
          observer.disconnect();
          resolve(seen);
        }).observe(document.querySelector('offline-docs') ?? document, {
          attributes: true,
          subtree: true,
        });
      }),
  );
  await keep.focus();
  await page.keyboard.press('Enter');
  await expect(bar).toBeVisible();
  const remove = page.getByRole('button', {name: 'Remove the kept docs'});
  await expect(remove).toBeVisible({timeout: 30_000});
  expect(await values).toEqual((await values).toSorted((a, b) => a - b));
  expect((await values).length).toBeGreaterThan(2);
  await expect(status).toHaveText(/are kept on this device/);
  expect(await runAxe(page)).toEqual([]);

  releases.serve('nothing');
  for (const path of ['/', '/toolhive/reference/api', '/toolhive/reference/cli/thv_run']) {
    await page.goto(releases.url + path);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  }
  // A page without a sidebar asks for the whole of the next one.
  await page.goto(`${releases.url}/`);
  await page.evaluate(() => Object.assign(window, {isSameDocument: true}));
  await page.getByRole('link', {name: 'Run your first server'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(/^Quickstart/);
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  await page.goto(`${releases.url}/toolhive/reference/cli/thv_run`);
  const {options, field} = await openBox(page, 'restart');
  await expect(options.first()).toContainText(/restart/i);
  await field.press('Enter');
  await expect(page).toHaveURL(/restart/);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(/restart/i);
  const missing = await page.goto(`${releases.url}/toolhive/quikstart`);
  expect(missing?.status()).toBe(404);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
  await expect(
    page.locator('main').getByRole('link', {name: '/toolhive/quickstart'}),
  ).toBeVisible();

  await page.goto(`${releases.url}/offline`);
  await remove.click();
  await expect(status).toHaveText(/^The docs are not kept/);
  expect(
    await page.evaluate(async () => (await caches.keys()).filter((name) => /^kept/.test(name))),
  ).toEqual([]);
});

test('a device without room says so, keeps nothing, and shows the pages of the network', async ({
  openPage,
  releases,
}) => {
  const page = await openPage('/offline');
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Storage.overrideQuotaForOrigin', {
    origin: new URL(releases.url).origin,
    quotaSize: 1_000_000,
  });
  await page.getByRole('button', {name: /^Keep these docs offline/}).click();
  const status = page.locator('offline-docs').getByRole('status');
  await expect(status).toHaveText(/not have enough storage/, {timeout: 30_000});
  expect(
    await page.evaluate(async () => (await caches.keys()).filter((name) => /^kept/.test(name))),
  ).toEqual([]);
  expect(await buildsOn(page, releases.url)).toEqual(FIRST);
});

test('files that the browser has removed are fetched of the same build, or are missing', async ({
  openPage,
  releases,
}) => {
  const page = await openPage();
  await keepWhole(page, releases.url);
  await page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        if (/quickstart|main\./.test(request.url)) await cache.delete(request);
    }
  });
  expect(await buildsOn(page, releases.url)).toEqual(FIRST);
  await page.goto(`${releases.url}/offline`);
  const status = page.locator('offline-docs').getByRole('status');
  await expect(status).toHaveText(/has removed some/);
  await page.getByRole('button', {name: /^Keep these docs offline/}).click();
  await expect(status).toHaveText(/are kept on this device/, {timeout: 30_000});
  releases.serve('nothing');
  expect(await buildsOn(page, releases.url)).toEqual(FIRST);
});
