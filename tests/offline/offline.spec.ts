import {openBox} from '../search/box';
import {laidOut} from '../support/ready';
import {runAxe} from '../support/runAxe';
import {expect, ready} from '../support/test';
import {buildsOn, buildsShown, keepWhole, visitedIsKept} from './reader';
import {test} from './releases';

// One server and one second build for all of them.
test.describe.configure({mode: 'default', timeout: 120_000});

const GUIDE = '/toolhive/guides-cli/secrets-management';
const [FIRST, SECOND] = [new Set(['first']), new Set(['second'])];

const notice = {name: 'Reload'} as const;

test('the site can be installed, and a visited page opens without a connection', async ({
  openPage,
  releases,
}) => {
  const page = await openPage(GUIDE);
  await visitedIsKept(page);
  const {headers} = await fetch(`${releases.url}/sw.js`);
  expect(headers.get('cache-control')).toBe('no-cache');
  const devtools = await page.context().newCDPSession(page);
  const {installabilityErrors} = await devtools.send('Page.getInstallabilityErrors');
  // Contexts of tests are private windows, in which browsers install nothing.
  expect(installabilityErrors.filter(({errorId}) => errorId !== 'in-incognito')).toEqual([]);
  releases.serve('nothing');
  await page.reload();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(/secrets/i);
  await page.getByRole('button', {name: /light mode/i}).click();
  await expect(page.locator('html')).not.toHaveAttribute('data-theme-choice', 'system');
});

test('the next pages are kept as they are opened or gone to, others are not', async ({
  openPage,
  releases,
}) => {
  const page = await openPage(GUIDE);
  await visitedIsKept(page);
  await page.locator('aside').getByRole('link', {name: 'Quickstart'}).click();
  await expect(page).toHaveURL(/quickstart$/);
  await visitedIsKept(page);
  await page.goto(`${releases.url}/toolhive/`);
  await visitedIsKept(page);
  releases.serve('nothing');
  await page.goto(`${releases.url}${GUIDE}`);
  expect(await page.getByRole('heading', {level: 1}).innerText()).toMatch(/secrets/i);
  await page.goto(`${releases.url}/toolhive`);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await page.goto(`${releases.url}/toolhive/quickstart/`);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(/^Quickstart/);
});

test('the first page that a returning reader goes on to inside the site is kept', async ({
  openPage,
  releases,
}) => {
  const before = await openPage(GUIDE);
  await visitedIsKept(before);
  const page = await before.context().newPage();
  await page.goto(`${releases.url}/toolhive/concepts/mcp-primer`);
  await ready(page);
  await page.locator('aside').getByRole('link', {name: 'Registry criteria'}).click();
  await page.waitForURL('**/registry-criteria');
  await visitedIsKept(page);
  releases.serve('nothing');
  for (const path of ['/toolhive/concepts/mcp-primer', '/toolhive/concepts/registry-criteria']) {
    const answer = await page.goto(releases.url + path);
    expect(answer?.status()).toBe(200);
    await expect(page.locator('main h1')).toBeVisible();
  }
});

test('without a connection, a page that is not kept says so and leads to those that are; later it comes', async ({
  openPage,
  releases,
}) => {
  const page = await openPage(GUIDE);
  await visitedIsKept(page);
  releases.serve('nothing');
  const answer = await page.goto(`${releases.url}/toolhive/guides-cli/install`);
  expect(answer?.status()).toBe(503);
  const heading = page.getByRole('heading', {level: 1});
  await expect(heading).toHaveText('This page is not kept on this device');
  expect(await runAxe(page)).toEqual([]);
  await page
    .getByRole('listitem')
    .getByRole('link', {name: /secrets/i})
    .click();
  await expect(heading).toHaveText(/secrets/i);

  await page.goBack();
  await page.getByRole('link', {name: 'Try again'}).click();
  await expect(heading).toHaveText('This page is not kept on this device');
  releases.serve('first');
  await page.reload();
  await expect(heading).toHaveText(/^Install/);
});

test('the page that a reader came to is kept even if they did not scroll before they went on', async ({
  openPage,
  releases,
}) => {
  const page = await openPage();
  await page.goto(`${releases.url}/toolhive/quickstart`);
  await ready(page);
  await page.locator('aside').getByRole('link', {name: 'Install', exact: true}).click();
  await page.waitForURL('**/install');
  await visitedIsKept(page);
  await page.evaluate(() => scrollTo(0, 0));
  releases.serve('nothing');
  await page.goto(`${releases.url}/toolhive/quickstart`);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(/^Quickstart/);
});

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

test('a new version announces itself, and each window stays what it is until it is loaded anew', async ({
  openPage,
  releases,
}) => {
  const page = await openPage();
  await keepWhole(page, releases.url);
  expect(await buildsOn(page, releases.url)).toEqual(FIRST);
  const other = await page.context().newPage();
  expect(await buildsOn(other, releases.url)).toEqual(FIRST);

  releases.serve('second');
  expect(await buildsOn(page, releases.url)).toEqual(FIRST);
  await page.mouse.wheel(0, 100);
  await expect(page.getByText('A new version of these docs is ready.')).toBeVisible({
    timeout: 30_000,
  });
  expect(await buildsShown(page)).toEqual(FIRST);
  await page.bringToFront();
  await laidOut(page);
  expect(await runAxe(page)).toEqual([]);
  await page.getByRole('button', notice).click();
  // The service worker of before first ends what it does for the other window.
  await expect
    .poll(() => buildsShown(page).catch(() => undefined), {timeout: 30_000})
    .toEqual(SECOND);

  // The other window is still of the first build, and gets what it needs of that one, from wherever.
  releases.serve('nothing');
  expect(await buildsShown(other)).toEqual(FIRST);
  const {options} = await openBox(other, 'restart');
  await expect(options.first()).toContainText(/restart/i);
  await other.keyboard.press('Escape');
  await other.locator('aside').getByRole('link', {name: 'Install'}).first().click();
  await expect(other).toHaveURL(/install$/);
  await expect(other.getByRole('heading', {level: 1})).toHaveText(/install/i);
  expect(await buildsOn(other, releases.url)).toEqual(SECOND);

  releases.serve('first');
  await page.reload();
  // Where the browser scrolls back to may be reached before the script that listens; a reader reads on.
  await page.mouse.wheel(0, 100);
  await page.getByRole('button', notice).click({timeout: 30_000});
  await expect.poll(() => buildsShown(page).catch(() => undefined)).toEqual(FIRST);
  releases.serve('nothing');
  expect(await buildsOn(page, releases.url)).toEqual(FIRST);
});

test('readers who keep nothing get each new version at once', async ({openPage, releases}) => {
  const page = await openPage('/toolhive/quickstart');
  await visitedIsKept(page);
  expect(await buildsOn(page, releases.url)).toEqual(FIRST);
  releases.serve('second');
  expect(await buildsOn(page, releases.url)).toEqual(SECOND);
  releases.serve('first');
  expect(await buildsOn(page, releases.url)).toEqual(FIRST);
  releases.serve('nothing');
  const [build, ...more] = await buildsOn(page, releases.url);
  expect(build).toBeDefined();
  expect(more).toEqual([]);
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

test('an update without room leaves the kept version for when there is no connection', async ({
  openPage,
  releases,
}) => {
  const page = await openPage();
  await keepWhole(page, releases.url);
  const devtools = await page.context().newCDPSession(page);
  // Room for a service worker, not for a second site. The browser counts a little later than it stores.
  const usage = () => page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0);
  await expect.poll(usage).toBeGreaterThan(8_000_000);
  await devtools.send('Storage.overrideQuotaForOrigin', {
    origin: new URL(releases.url).origin,
    quotaSize: (await usage()) + 4_000_000,
  });
  releases.serve('second');
  // A browser looks for a new version when it has time, which a page that is opened again and again leaves it none of.
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect
    .poll(() => buildsOn(page, releases.url), {timeout: 60_000, intervals: [3000]})
    .toEqual(SECOND);
  releases.serve('nothing');
  expect((await buildsOn(page, releases.url)).size).toBe(1);
  await page.goto(`${releases.url}${GUIDE}`);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(/secrets/i);
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
