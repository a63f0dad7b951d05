import {mkdtemp, readFile, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import type {Page} from '@playwright/test';
import {builtSites} from './support/builtSites';
import {hebrew} from './support/hebrewStrings';
import {scenario} from './support/scenario';
import * as strings from '../../i18n/en/strings';
import {writeFolder} from '../../scripts/folder/writeFolder';
import {runAxe} from '../support/runAxe';
import {expect, ready} from '../support/test';

const test = scenario('languages');

/** The narrowest window WCAG 1.4.10 asks for. */
const NARROW = 320;
const PUBLISHED = 'http://localhost:3000';

const dropdown = (page: Page) =>
  page.locator('.navbar__items .dropdown').filter({hasText: 'עברית'});

/** Text of a file of the build. */
const built = (file: string): Promise<string> =>
  readFile(join(builtSites().languages, file), 'utf8');

/** The middle of an element, from the left edge of the window. */
const middleOf = async (page: Page, selector: string): Promise<number> => {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} is not shown`);
  return box.x + box.width / 2;
};

/** Opens the search box of a Hebrew page and waits for the answer to a query. */
async function ask(page: Page, query: string): Promise<string[]> {
  await page.keyboard.press('/');
  const dialog = page.getByRole('dialog', {name: hebrew(strings.search)});
  await dialog.getByRole('combobox', {name: hebrew(strings.search)}).fill(query);
  await expect(dialog).toHaveAttribute('data-status', 'idle');
  return dialog.getByRole('option').allInnerTexts();
}

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

test.describe('in a language written from right to left', () => {
  test('readers find the strings of the interface in it', async ({openPage}) => {
    const page = await openPage('/he/toolhive/guide');
    await expect(
      page.getByRole('button', {name: hebrew(strings.search), exact: true}),
    ).toBeVisible();
    await expect(page.getByRole('button', {name: hebrew(strings.useWithAi)})).toBeVisible();
    await expect(page.getByRole('button', {name: hebrew(strings.copyCommands)})).toBeVisible();
    await expect(
      page.getByRole('tablist', {name: hebrew(strings.tabGroups['os'] ?? '')}),
    ).toBeVisible();
    await expect(page.getByText(hebrew(strings.readingTime(1)))).toBeVisible();
    await expect(page.getByRole('link', {name: 'מדריכים', exact: true}).first()).toBeVisible();
    // Made by scripts.
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', {name: hebrew(strings.keyboardShortcuts)})).toBeVisible();
  });

  test('no string of ours is left in English', async ({openPage}) => {
    const page = await openPage('/he/toolhive/guide');
    const english = await page.evaluate(() => {
      const shown = [...document.querySelectorAll<HTMLElement>('body *')].flatMap((element) => [
        element.getAttribute('aria-label') ?? '',
        element.getAttribute('title') ?? '',
        ...(element.matches('button, summary, label') ? [element.innerText] : []),
      ]);
      return [...new Set(shown)].filter((text) => /[a-z]{3}/i.test(text) && !/[א-ת]/.test(text));
    });
    // Names, labels of site.config.ts that are not text of the interface, and words of code.
    expect(english.sort()).toEqual(
      ['Community chat', 'Linux', 'Source code', 'Video channel', 'macOS'].sort(),
    );
  });

  test('a day is written as its readers write it', async ({openPage}) => {
    const page = await openPage('/he/toolhive/guide');
    const time = page.locator('.theme-last-updated time');
    const day = await time.getAttribute('datetime');
    expect(await time.innerText()).toBe(
      new Intl.DateTimeFormat('he', {dateStyle: 'medium', timeZone: 'UTC'}).format(
        new Date(day ?? ''),
      ),
    );
  });

  test('a query finds pages of the language, with or without points and prefixes apart', async ({
    openPage,
  }) => {
    const page = await openPage('/he/toolhive/');
    expect((await ask(page, 'הרצת שרת'))[0]).toContain('הרצת שרת');
    for (const query of ['המפתח', 'הַמַּפְתֵּחַ', 'המפת', 'הדו״ח', 'הדוח', 'kubernetes']) {
      await page.keyboard.press('Escape');
      expect((await ask(page, query)).join(), query).toContain('לפני שמתחילים');
    }
    await page.keyboard.press('Escape');
    expect(await ask(page, 'גורילה')).toEqual([]);
    await expect(page.getByText(hebrew(strings.noResults('גורילה'))).first()).toBeVisible();
  });

  test('the page of results and the way to it are in it', async ({openPage, siteUrl}) => {
    const page = await openPage('/he/toolhive/');
    await ask(page, 'שרת');
    await page
      .getByRole('option', {name: hebrew('See all')})
      .last()
      .click();
    await page.waitForURL(`${siteUrl}/he/search?q=*`);
    await expect(page.locator('h1')).toHaveText(hebrew(strings.searchResultsFor('שרת')));
    await expect(page.locator('.search-result').first()).toBeVisible();
  });

  test('our own server answers from the index of the language', async ({request, siteUrl}) => {
    const search = async (path: string, query: string): Promise<number> => {
      const answer = await request.post(`${siteUrl}${path}1/indexes/*/queries`, {
        data: {requests: [{indexName: 'docs', query}]},
      });
      const {results} = (await answer.json()) as {results: {nbHits: number}[]};
      return results[0]?.nbHits ?? -1;
    };
    expect(await search('/he/', 'המפתח')).toBeGreaterThan(0);
    expect(await search('/', 'המפתח')).toBe(0);
  });

  test('what is at a side is at the other one, and code is not turned round', async ({
    openPage,
  }) => {
    const [english, hebrew] = [
      await openPage('/toolhive/guide'),
      await openPage('/he/toolhive/guide'),
    ];
    const width = 1280;
    for (const part of [
      '.theme-doc-sidebar-container',
      '.navbar__brand',
      '.theme-doc-toc-desktop',
    ]) {
      const [left, right] = [await middleOf(english, part), await middleOf(hebrew, part)];
      expect(Math.sign(left - width / 2), part).toBe(-Math.sign(right - width / 2));
    }
    const sample = hebrew.locator('.sample-pre').first();
    expect(await sample.evaluate((pre) => getComputedStyle(pre).direction)).toBe('ltr');
    expect(
      await hebrew
        .locator('article p')
        .first()
        .evaluate((text) => getComputedStyle(text).direction),
    ).toBe('rtl');
  });

  test('the arrow key to the left leads to the next tab', async ({openPage}) => {
    const page = await openPage('/he/toolhive/guide');
    await page.getByRole('tab', {name: 'Linux'}).focus();
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('tab', {name: 'macOS'})).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', {name: 'Linux'})).toHaveAttribute('aria-selected', 'true');
  });

  test('the menu of phones comes from the right', async ({openPage}) => {
    const page = await openPage('/he/toolhive/guide', {width: 390, height: 844});
    await page.locator('.navbar__toggle').click();
    const menu = page.locator('.navbar-sidebar');
    await expect(menu).toBeVisible();
    await expect
      .poll(async () => {
        const box = await menu.boundingBox();
        return box && Math.round(box.x + box.width);
      })
      .toBe(390);
  });

  test('no page needs scrolling sideways in a window of 320 pixels, nor breaks a rule of accessibility', async ({
    openPage,
    siteUrl,
  }) => {
    const page = await openPage('/he/', {width: NARROW, height: 640, expected: [/404/]});
    for (const path of ['', 'toolhive/', 'toolhive/guide', 'search?q=שרת', 'offline', 'nowhere']) {
      await page.goto(`${siteUrl}/he/${path}`);
      await ready(page);
      const wide = await page.evaluate((limit) => {
        const reaches = (element: Element): boolean => {
          const {left, right} = element.getBoundingClientRect();
          return left < -1 || right > limit + 1;
        };
        const {scrollWidth} = document.documentElement;
        return scrollWidth <= limit
          ? []
          : [...document.querySelectorAll('main *, footer *, nav *')]
              .filter(reaches)
              .map((element) => `${element.tagName} ${element.className}`);
      }, NARROW);
      expect(wide, path).toEqual([]);
      expect(await runAxe(page), path).toEqual([]);
    }
  });
});
