import {runAxe} from '../support/runAxe';
import {expect, ready} from '../support/test';
import {visitedIsKept} from './reader';
import {test} from './releases';
import {HEADING} from './secondBuild';

// One server and one second build for all of them.
test.describe.configure({mode: 'default', timeout: 120_000});

const GUIDE = '/toolhive/guides-cli/secrets-management';

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

test('a kept page that is gone to again has the text of now, and is the last to be forgotten', async ({
  openPage,
  releases,
}) => {
  const page = await openPage(GUIDE);
  await visitedIsKept(page);
  for (const name of ['Quickstart', 'Install']) {
    await page.locator('aside').getByRole('link', {name, exact: true}).click();
    await page.waitForURL(`**/${name.toLowerCase()}`);
    await visitedIsKept(page);
  }
  releases.serve('reworded');
  await page.locator('aside').getByRole('link', {name: 'Quickstart'}).click();
  await page.waitForURL('**/quickstart');
  const kept = (): Promise<string[]> =>
    page.evaluate(async () => {
      const name = (await caches.keys()).find((one) => one.startsWith('visited')) ?? '';
      const keys = await (await caches.open(name)).keys();
      return keys.map(({url}) => new URL(url).pathname).filter((path) => !path.includes('.'));
    });
  await expect.poll(async () => (await kept()).at(-1)).toMatch(/quickstart$/);
  releases.serve('nothing');
  await page.reload();
  await expect(page.locator('h1')).toHaveText(new RegExp(`^${HEADING.second}`));
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
  expect(answer?.headers()['content-security-policy']).toContain("default-src 'none'");
  const heading = page.getByRole('heading', {level: 1});
  await expect(heading).toHaveText('This page is not kept on this device');
  expect(await runAxe(page)).toEqual([]);
  await page
    .getByRole('listitem')
    .getByRole('link', {name: /secrets/i})
    .click();
  await expect(heading).toHaveText(/secrets/i);
  for (const ending of ['.html', '/index.html']) {
    await page.goto(`${releases.url}${GUIDE}${ending}?a=1`);
    await expect(heading).toHaveText(/secrets/i);
    expect(page.url()).toBe(`${releases.url}${GUIDE}?a=1`);
    await page.goBack();
  }

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
