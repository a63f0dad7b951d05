import {mkdtemp, readFile, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import type {Page} from '@playwright/test';
import {builtSites} from './support/builtSites';
import {hebrew} from './support/hebrewStrings';
import {scenario} from './support/scenario';
import * as strings from '../../i18n/en/strings';
import {writeFolder} from '../../scripts/folder/writeFolder';
import {expect} from '../support/test';

const test = scenario('languages');

const PUBLISHED = 'http://localhost:3000';

const dropdown = (page: Page) =>
  page.locator('.navbar__items .dropdown').filter({hasText: 'עברית'});

/** Text of a file of the build. */
const built = (file: string): Promise<string> =>
  readFile(join(builtSites().languages, file), 'utf8');

test.describe('with two languages', () => {
  test('a folder to open without a server is in the first, and leads to the web for the other', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'folder-'));
    const site = {baseUrl: '/', origin: PUBLISHED, languages: ['en', 'he']};
    const files = await writeFolder(builtSites().languages, folder, site);
    const start = await readFile(join(folder, 'index.html'), 'utf8');
    await rm(folder, {recursive: true});
    expect(files).toContain('index.html');
    expect(files.filter((file) => file.startsWith('he/'))).toEqual([]);
    expect(start).toContain(`href="${PUBLISHED}/he/"`);
  });

  test(
    'the dropdown lists the languages and leads to the same page of each',
    {tag: '@2.2-13'},
    async ({openPage, siteUrl}) => {
      const page = await openPage('/toolhive/quickstart?a=b');
      await dropdown(page).hover();
      await dropdown(page).getByRole('link', {name: 'עברית'}).click();
      await page.waitForURL(`${siteUrl}/he/toolhive/quickstart?a=b`);
      await dropdown(page).hover();
      await dropdown(page).getByRole('link', {name: 'English'}).click();
      await page.waitForURL(`${siteUrl}/toolhive/quickstart?a=b`);
    },
  );

  test('the languages in the menu of phones begin closed', async ({openPage}) => {
    const page = await openPage('/toolhive/guide', {width: 390});
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await page.getByRole('button', {name: 'Back to main menu'}).click();
    const languages = page.locator('phone-menu .menu__list-item').filter({hasText: 'עברית'});
    expect(await languages.locator('.menu__caret').getAttribute('aria-expanded')).toBe('false');
    await languages.locator('.menu__caret').click();
    await expect(languages.getByRole('link', {name: 'עברית'})).toBeVisible();
  });

  test('a page that is not translated is there in the first, and links from and to it stay in the language', async ({
    openPage,
    siteUrl,
  }) => {
    const page = await openPage('/he/toolhive/guide');
    await page.locator('.theme-doc-markdown').getByRole('link', {name: 'לרדת לעומק'}).click();
    await page.waitForURL(`${siteUrl}/he/toolhive/long/deep`);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Deep');
    await page.locator('.theme-doc-markdown').getByRole('link', {name: 'Run a server'}).click();
    await page.waitForURL(`${siteUrl}/he/toolhive/guide#start`);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('הרצת שרת');
  });

  test(
    'each language has its label in the dropdown and its code in the page',
    {tag: '@3.1-14'},
    async ({openPage}) => {
      for (const [path, label, code, direction] of [
        ['/toolhive/', 'English', 'en-GB', 'ltr'],
        ['/he/toolhive/', 'עברית', 'he-IL', 'rtl'],
      ] as const) {
        const page = await openPage(path);
        expect(await dropdown(page).getByRole('button').innerText()).toBe(label);
        const html = page.locator('html');
        expect(await html.getAttribute('lang')).toBe(code);
        expect(await html.getAttribute('dir')).toBe(direction);
        expect(
          await dropdown(page)
            .locator('li a')
            .evaluateAll((links) => links.map((link) => link.getAttribute('lang'))),
        ).toEqual(['en-GB', 'he-IL']);
      }
    },
  );

  test('the pages of each are whole under the content policy, and reached from within', async ({
    openPage,
    siteUrl,
  }) => {
    // A refusal is an error in the console, which no page may log.
    const page = await openPage('/he/');
    await page.locator('.navbar').getByRole('link', {name: 'תיעוד', exact: true}).click();
    await page.waitForURL(`${siteUrl}/he/toolhive/`);
    await page.locator('article').getByRole('link', {name: 'ההתחלה המהירה'}).click();
    await page.waitForURL(`${siteUrl}/he/toolhive/quickstart`);
    await expect.poll(() => page.locator('h1').innerText()).toBe('התחלה מהירה');
  });

  test('search engines are told of the same page in each, and which address is its own', async () => {
    for (const [file, own] of [
      ['toolhive/guide/index.html', '/toolhive/guide'],
      ['he/toolhive/guide/index.html', '/he/toolhive/guide'],
    ] as const) {
      const head = (await built(file)).split('</head>')[0] ?? '';
      const links = [...head.matchAll(/<link [^>]*>/g)].map(([tag]) => tag.replaceAll('"', ''));
      const hrefOf = (mark: string): string | undefined =>
        /href=([^ >]*)/.exec(links.find((tag) => tag.includes(mark)) ?? '')?.[1];
      expect({
        canonical: hrefOf('rel=canonical'),
        en: hrefOf('hreflang=en-GB'),
        he: hrefOf('hreflang=he-IL'),
        other: hrefOf('hreflang=x-default'),
        markdown: hrefOf('type=text/markdown'),
      }).toEqual({
        canonical: PUBLISHED + own,
        en: `${PUBLISHED}/toolhive/guide`,
        he: `${PUBLISHED}/he/toolhive/guide`,
        other: `${PUBLISHED}/toolhive/guide`,
        markdown: `${PUBLISHED}${own}.md`,
      });
    }
  });

  test('each has a sitemap, an index for programs and the Markdown of its pages', async ({
    request,
    siteUrl,
  }) => {
    const sitemap = await built('he/sitemap.xml');
    expect(sitemap).toContain(`${PUBLISHED}/he/toolhive/guide<`);
    expect(sitemap).not.toMatch(/he\/(search|offline|theme-preview)</);
    expect(await built('sitemap.xml')).not.toContain('/he/toolhive');
    expect(await built('he/llms.txt')).toContain(`(${PUBLISHED}/he/toolhive/guide.md)`);
    const asked = await request.get(`${siteUrl}/he/toolhive/guide`, {
      headers: {Accept: 'text/markdown'},
    });
    expect(asked.headers()['content-type']).toBe('text/markdown; charset=utf-8');
    expect(await asked.text()).toContain('שרת פועל בקונטיינר');
  });

  test('a page that is not there is said so in the language of its address', async ({
    openPage,
    request,
    siteUrl,
  }) => {
    const page = await openPage('/he/toolhive/gide', {expected: [/404/]});
    expect(await page.locator('h1').innerText()).toBe(hebrew(strings.notFoundTitle));
    await expect(page.getByRole('link', {name: '/he/toolhive/guide'})).toBeVisible();
    const status = (path: string) => request.get(siteUrl + path).then((answer) => answer.status());
    expect(await Promise.all(['/he/toolhive/gide', '/he/404'].map(status))).toEqual([404, 404]);
  });
});
