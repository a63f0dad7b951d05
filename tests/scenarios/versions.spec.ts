import type {Page} from '@playwright/test';
import {expect, ready} from '../support/test';
import type {SearchManifest} from '../../plugins/search/writeIndex';
import {openBox} from '../search/box';
import {untilIdle} from '../support/untilIdle';
import {scenario} from './support/scenario';

const test = scenario('rich');

const [NEWEST, OLDER] = ['v0.0.48', 'v0.0.47'];
const OLD_PAGE = '/v0.0.47/toolhive/quickstart';

const dropdown = (page: Page) => page.locator('.navbar .dropdown').filter({hasText: OLDER});
const shown = (page: Page) => dropdown(page).getByRole('button').innerText();
const kept = (page: Page) =>
  page.evaluate(() => localStorage.getItem('docs-preferred-version-default'));

/** Chooses a version as a reader with a mouse does. */
async function choose(page: Page, version: string): Promise<void> {
  await dropdown(page).hover();
  await dropdown(page).getByRole('link', {name: version, exact: true}).click();
}

/** Labels and addresses of the versions that a reader can choose. */
const choices = (page: Page) =>
  dropdown(page)
    .locator('li a')
    .evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute('href')]));

/** Makes the reader one who chose the older version before. */
const preferOlder = (page: Page): Promise<unknown> =>
  page.addInitScript(
    (version) => localStorage.setItem('docs-preferred-version-default', version),
    OLDER,
  );

test.describe('with two versions of the docs', () => {
  test(
    'the dropdown lists the versions and leads to the same page of each',
    {tag: '@2.2-12'},
    async ({openPage}) => {
      const page = await openPage('/toolhive/quickstart?a=b#c');
      expect(await choices(page)).toEqual([
        [NEWEST, '/toolhive/quickstart?a=b#c'],
        [OLDER, `${OLD_PAGE}?a=b#c`],
      ]);
      await choose(page, OLDER);
      await page.waitForURL(`**${OLD_PAGE}?a=b#c`);
      await page.locator('.theme-doc-version-banner').waitFor();
      expect(await shown(page)).toBe(OLDER);
    },
  );

  test('Space and Enter open and close the dropdown, and lead nowhere', async ({openPage}) => {
    const page = await openPage('/toolhive/reference/cli/thv_stop');
    const name = dropdown(page).getByRole('button');
    const before = page.url();
    for (const key of ['Space', 'Enter'])
      for (const isOpen of ['true', 'false']) {
        await name.press(key);
        await expect(name).toHaveAttribute('aria-expanded', isOpen);
      }
    expect(page.url()).toBe(before);
  });

  for (const {version, command, main} of [
    {
      version: NEWEST,
      command: '/toolhive/reference/cli/thv_secret_setup',
      main: `/${OLDER}/toolhive/`,
    },
    {
      version: OLDER,
      command: `/${OLDER}/toolhive/reference/cli/thv_config_secrets-provider`,
      main: '/toolhive/',
    },
  ])
    test(`from a command that only ${version} has, the dropdown leads to the main page of the other version`, async ({
      openPage,
    }) => {
      const page = await openPage(command);
      expect((await choices(page)).find(([label]) => label !== version)?.[1]).toBe(main);
    });

  test(
    'each version has its label, its main page and its pages',
    {tag: '@3.1-15'},
    async ({openPage}) => {
      const page = await openPage('/toolhive/');
      const link = () =>
        page
          .locator('.navbar__inner .version-link')
          .evaluate((element) => [element.textContent, element.getAttribute('href')]);
      const text = () => page.locator('article').innerText();
      expect([await link(), await text()]).toEqual([
        [NEWEST, '/toolhive/'],
        expect.stringContaining('Later text'),
      ]);
      await choose(page, OLDER);
      await expect.poll(text).toContain('Some text');
      expect(await link()).toEqual([OLDER, '/v0.0.47/toolhive/']);
      await page.locator('.theme-doc-sidebar-menu').getByRole('link', {name: 'Quickstart'}).click();
      await page.waitForURL(`**${OLD_PAGE}`);
      await page.locator('article').getByRole('link', {name: 'home', exact: true}).click();
      await page.waitForURL('**/v0.0.47/toolhive/');
    },
  );

  test('an address without a version shows the newest, also to readers who prefer the older', async ({
    openPage,
  }) => {
    const page = await openPage('/toolhive/reference/cli/thv_stop', {before: preferOlder});
    expect(await shown(page)).toBe(NEWEST);
    expect(await page.locator('article').innerText()).toMatch(/--all[^]*Since v0\.0\.48/);
    await page.goto(new URL('/toolhive/reference/changes', page.url()).href);
    await expect(page.locator('#v0-0-48')).toBeVisible();
  });

  test('the older version keeps the flags and the changes of its release', async ({openPage}) => {
    const page = await openPage(`/${OLDER}/toolhive/reference/cli/thv_stop`);
    const text = page.locator('article');
    await expect(text).toContainText('--timeout');
    await expect(text).not.toContainText('--all');
    await page.goto(new URL(`/${OLDER}/toolhive/reference/changes`, page.url()).href);
    await expect(page.locator('#v0-0-47')).toBeVisible();
    await expect(page.locator('#v0-0-48')).toHaveCount(0);
  });

  for (const path of ['/toolhive/quickstart', OLD_PAGE])
    test(`the canonical address of ${path} is its own`, async ({openPage, siteUrl}) => {
      const page = await openPage(path);
      const canonical = page.locator('link[rel=canonical]');
      expect(new URL((await canonical.getAttribute('href')) ?? '', siteUrl).pathname).toBe(path);
    });

  for (const [path, version] of [
    ['/toolhive/quickstart', NEWEST],
    [OLD_PAGE, OLDER],
    ['/', NEWEST],
  ] as const)
    test(`a page of ${path} fetches the first index of ${version} ahead, and a search the whole one, of no other version`, async ({
      openPage,
      siteUrl,
    }) => {
      const manifest = (await (
        await fetch(`${siteUrl}/assets/search/manifest.json`)
      ).json()) as SearchManifest;
      const newest = Object.keys(manifest.versions).find((tag) => !tag.endsWith(OLDER));
      const own = manifest.versions[version === OLDER ? `docs-default-${OLDER}` : (newest ?? '')];
      expect(Object.keys(manifest.versions)).toHaveLength(2);
      const asked = new Set<string>();
      const page = await openPage(path, {
        before: (opened) => {
          opened.on('request', (request) => {
            const [, name] = /assets\/search\/((?:index|first|all)\..*)$/.exec(request.url()) ?? [];
            if (name !== undefined) asked.add(name);
          });
          return Promise.resolve();
        },
      });
      await untilIdle(page);
      await expect.poll(() => [...asked]).toEqual([own?.first]);
      const {options} = await openBox(page, 'run');
      await options.first().waitFor();
      await expect.poll(() => [...asked].sort()).toEqual([own?.first, own?.index].sort());
      const records = JSON.stringify(
        await (await fetch(`${siteUrl}/assets/search/${own?.index}`)).json(),
      );
      expect(records.includes(`/${OLDER}/`)).toBe(version === OLDER);
    });

  for (const {version, command, missing} of [
    {version: NEWEST, command: 'thv secret setup', missing: 'thv config secrets-provider'},
    {version: OLDER, command: 'thv config secrets-provider', missing: 'thv secret setup'},
  ])
    test(`the search of ${version} finds the commands of its release alone`, async ({openPage}) => {
      const page = await openPage(version === NEWEST ? '/toolhive/quickstart' : OLD_PAGE);
      const {options, field} = await openBox(page, missing);
      const addresses = () =>
        options.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
      const address = (name: string) => `/reference/cli/${name.replaceAll(' ', '_')}`;
      expect((await addresses()).join()).toContain('/reference/cli/');
      expect((await addresses()).join()).not.toContain(address(missing));
      await field.fill(command);
      await expect.poll(async () => (await addresses())[0]).toContain(address(command));
    });

  test(
    'the version a reader chose is kept and offered on the next visit',
    {tag: ['@1-10', '@3.1-18']},
    async ({openPage, siteUrl}) => {
      const page = await openPage('/toolhive/');
      await choose(page, OLDER);
      await page.waitForURL('**/v0.0.47/toolhive/');
      expect(await kept(page)).toBe(OLDER);
      const next = await page.context().newPage();
      await next.goto(`${siteUrl}/`);
      await ready(next);
      await expect.poll(() => shown(next)).toBe(OLDER);
      await expect(next.locator('.navbar__inner .version-link')).toHaveAttribute(
        'href',
        '/v0.0.47/toolhive/',
      );
      // So the reader comes back to it, and to the newest only by asking for it.
      await next.locator('.navbar').getByRole('link', {name: 'Docs', exact: true}).click();
      await next.waitForURL('**/v0.0.47/toolhive/');
      await next.goto(`${siteUrl}/toolhive/`);
      await ready(next);
      expect(await shown(next)).toBe(NEWEST);
    },
  );

  test('a kept version that no longer exists is forgotten', async ({openPage, siteUrl}) => {
    const page = await openPage('/toolhive/');
    await page.evaluate(() => localStorage.setItem('docs-preferred-version-default', 'v0.0.1'));
    await page.goto(`${siteUrl}/`);
    await expect.poll(() => kept(page)).toBeNull();
    expect(await shown(page)).toBe(NEWEST);
  });

  test('a page of the older version says so, leads to the newest, and the newest is then the preferred one', async ({
    openPage,
    siteUrl,
  }) => {
    const page = await openPage(OLD_PAGE);
    const banner = page.locator('.theme-doc-version-banner');
    expect(await banner.innerText()).toMatch(
      /v0\.0\.47[^]*no longer actively maintained[^]*latest version \(v0\.0\.48\)/,
    );
    await page.evaluate(
      (version) => localStorage.setItem('docs-preferred-version-default', version),
      OLDER,
    );
    await page.reload();
    await ready(page);
    await banner.getByRole('link').click();
    await page.waitForURL(`${siteUrl}/toolhive/quickstart`);
    expect(await kept(page)).toBe('current');
    await expect(banner).toHaveCount(0);
    await page.locator('.navbar__inner .navbar__brand').click();
    await page.waitForURL(`${siteUrl}/`);
    expect(await shown(page)).toBe(NEWEST);
  });

  test(
    '"See all" leads to as many results as it says, in the version that the box has searched',
    {tag: '@2.3-14'},
    async ({openPage}) => {
      const page = await openPage(OLD_PAGE);
      const {dialog} = await openBox(page, 'text');
      const all = dialog.getByRole('option', {name: /^See all/});
      const count = /\d+/.exec(await all.innerText())?.[0];
      expect(await all.getAttribute('href')).toBe(`/search?q=text&version=${OLDER}`);
      await all.click();
      await expect
        .poll(() => page.locator('main').getByRole('status').innerText())
        .toMatch(new RegExp(`^${count} results? for "text"$`));
      for (const link of await page.locator('.search-result a').all())
        expect(await link.getAttribute('href')).toContain(`/${OLDER}/`);
    },
  );

  for (const path of ['/', '/search', '/toolhive/reference/api'])
    test(`the search of ${path}, a page of no version, is in the version that the reader prefers`, async ({
      openPage,
    }) => {
      const page = await openPage(path, {before: preferOlder});
      const {options} = await openBox(page, 'quickstart');
      expect(await options.first().getAttribute('href')).toContain(`/${OLDER}/`);
    });
});
