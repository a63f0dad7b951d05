import type {Page} from '@playwright/test';
import type {SearchRequest} from '@toolhive-docs/search-engine';
import {chooseServer, openConsole, responseStatus, sendButton} from '../api-console/console';
import {openBox} from '../search/box';
import {useBackend} from '../search/useBackend';
import {expect, ready, type OpenPage, test} from '../support/test';
import {intruders, withCanary} from './canary';
import {payloads} from './payloads';

// All in one worker, so that the inputs can be counted.
test.describe.configure({mode: 'default', timeout: 60_000});

const HITS = 200;
const FIELDS = 6;
let tried = 0;

test.afterAll(() => {
  expect(tried, 'inputs tried').toBeGreaterThanOrEqual(5000);
});

/** Texts to try, counted. */
function take(count: number, seed: number): string[] {
  tried += count;
  return payloads(count, seed);
}

/** What a page may say about inputs that make no sense to it. */
const expected = [/Unexpected color mode/, /URI malformed/, /status of 4\d\d/];

const open = async (
  openPage: OpenPage,
  siteUrl: string,
  path: string,
  before?: (page: Page) => Promise<unknown>,
): Promise<Page> => {
  const page = await openPage(undefined, {expected, bypassCSP: true, before: withCanary});
  await before?.(page);
  await page.goto(siteUrl + path);
  await ready(page);
  return page;
};

/** Makes a page ask `/answers` for its searches, and answers there with hits of which every field is hostile. */
async function withHostileHost(page: Page, texts: readonly string[]): Promise<void> {
  let next = 0;
  const text = () => texts[next++ % texts.length] ?? '';
  const hit = () => ({
    objectID: `${next} ${text()}`,
    url: text(),
    kind: next % 3 === 0 ? text() : 'guide',
    type: next % 2 === 0 ? 'content' : 'lvl2',
    hierarchy: {lvl0: text(), lvl1: text(), lvl2: 'Heading'},
    _highlightResult: {
      hierarchy: {
        lvl1: {value: `<mark>a</mark>${text()}`},
        lvl2: {value: `${text()}<mark>b</mark>`},
      },
    },
    _snippetResult: {content: {value: `…${text()}`}},
  });
  await useBackend(page, 'hosts:["/answers"]');
  await page.route(/\/answers\/1\/indexes\/\*\/queries/, (route) => {
    const {requests} = JSON.parse(route.request().postData() ?? '') as {
      requests: SearchRequest[];
    };
    const results = requests.map(() => ({
      hits: Array.from({length: 20}, hit),
      nbHits: HITS,
      nbPages: 10,
      page: 0,
      facets: {kind: {guide: 3, [text()]: 2}},
      query: text(),
      queryID: text(),
    }));
    return route.fulfill({json: {results}});
  });
}

/** Takes a page through addresses as the browser's back button would; it has rendered each when the next one comes. */
const visitAll = (page: Page, addresses: readonly string[]) =>
  page.evaluate(async (all) => {
    for (const address of all) {
      history.pushState({}, '', address);
      dispatchEvent(new PopStateEvent('popstate', {state: {}}));
      await new Promise((resolve) => setTimeout(resolve));
    }
  }, addresses);

test.describe('no script runs and nothing is made', () => {
  test('from hits of a hostile search host', async ({openPage, siteUrl}) => {
    const rounds = 3;
    const page = await open(openPage, siteUrl, '/search', (blank) =>
      withHostileHost(blank, take(rounds * HITS * FIELDS, 1)),
    );
    for (let round = 0; round < rounds; round += 1) {
      await visitAll(page, [`/search?q=round${round}&pages=10`]);
      await expect(page.locator('.search-result')).toHaveCount(HITS, {timeout: 20_000});
      expect(await intruders(page)).toEqual([]);
      await visitAll(page, ['/search']);
    }
    const box = await openBox(page, 'anything');
    expect(await box.options.count()).toBeGreaterThan(0);
    expect(await intruders(page)).toEqual([]);
  });

  test('from queries in the address or typed', async ({openPage, siteUrl}) => {
    const page = await open(openPage, siteUrl, '/search');
    const texts = take(300, 2);
    const addresses = texts.map(
      (text, index) =>
        `/search?q=${encodeURIComponent(text)}${index % 2 ? `&kind=${encodeURIComponent(text)}&pages=${encodeURIComponent(text)}` : ''}`,
    );
    // All of these searches are answered, one after the other.
    for (let from = 0; from < addresses.length; from += 50) {
      await visitAll(page, addresses.slice(from, from + 50));
      await expect(page.locator('[data-results] [data-status]')).toHaveAttribute(
        'data-status',
        'idle',
      );
      expect(await intruders(page)).toEqual([]);
    }
    const box = await openBox(page);
    for (const text of texts.slice(0, 20)) await box.field.fill(text);
    await expect(box.dialog).toHaveAttribute('data-status', 'idle');
    expect(await intruders(page)).toEqual([]);
  });

  for (const path of ['/toolhive/guides-cli/run-mcp-servers', '/toolhive/reference/api']) {
    test(`from anchors and parameters of ${path}`, async ({openPage, siteUrl}) => {
      const page = await open(openPage, siteUrl, path);
      const texts = take(400, 3);
      await visitAll(
        page,
        texts.map(
          (text, index) =>
            `${path}${index % 2 ? `?${text.replaceAll('#', '')}` : ''}#${index % 3 ? text : encodeURIComponent(text)}`,
        ),
      );
      expect(await intruders(page)).toEqual([]);
      await expect(page.locator('h1').first()).toBeVisible();
    });
  }

  test('from parameters that the page reads while it opens', async ({openPage, siteUrl}) => {
    const page = await open(openPage, siteUrl, '/');
    for (const text of take(6, 4)) {
      const value = encodeURIComponent(text);
      await page.goto(
        `${siteUrl}/toolhive/?docusaurus-theme=${value}&docusaurus-data-x=${value}&docusaurus-data-${value}=1#${value}`,
      );
      await ready(page);
      expect(await intruders(page)).toEqual([]);
    }
  });

  test('from what another program left in storage', async ({openPage, siteUrl}) => {
    const page = await open(openPage, siteUrl, '/toolhive/guides-cli/client-configuration');
    for (let round = 0; round < 5; round += 1) {
      const texts = take(17 * 4, 10 + round);
      await page.evaluate((all) => {
        const entries = Array.from({length: 17}, (_, index) => ({
          url: all[index * 4],
          title: all[index * 4 + 1],
          kind: 'guide',
          crumbs: [all[index * 4 + 2], all[index * 4 + 3]],
        }));
        localStorage.setItem(
          'search.history',
          JSON.stringify({recent: entries.slice(0, 7), favorites: entries.slice(7)}),
        );
      }, texts);
      // Read when the page opens the box for the first time.
      await page.reload();
      await ready(page);
      const {dialog} = await openBox(page);
      expect(await dialog.getByRole('row').count(), 'history on screen').toBeGreaterThan(0);
      expect(await intruders(page)).toEqual([]);
    }
    await page.keyboard.press('Escape');
    await page.evaluate(
      (all) => {
        for (const [index, newValue] of all.entries()) {
          for (const key of [
            'docusaurus.tab.client',
            `docusaurus.tab.${newValue}`,
            'theme',
            'search.history',
            'docs-preferred-version-default',
            'docusaurus.announcement.dismiss',
            newValue,
          ]) {
            if (index % 4 === 0) localStorage.setItem(key, newValue);
            dispatchEvent(
              new StorageEvent('storage', {
                key,
                newValue,
                oldValue: null,
                storageArea: localStorage,
              }),
            );
          }
        }
      },
      take(300, 5),
    );
    expect(await intruders(page)).toEqual([]);
    await page.reload();
    await ready(page);
    expect(await intruders(page)).toEqual([]);
  });

  test('from what a server answers to the API console', async ({openPage}) => {
    const {page, console} = await openConsole(openPage, 'listWorkloads', {
      expected: [...expected, /third-party request: http:\/\/127\.0\.0\.1:9/],
      bypassCSP: true,
      before: withCanary,
    });
    const texts = take(600, 6);
    const line = (text: string) => text.replace(/[^ -~]/g, '');
    const bodies = [
      {
        contentType: 'application/json',
        body: JSON.stringify(Object.fromEntries(texts.slice(0, 150).map((text) => [text, [text]]))),
      },
      {contentType: 'text/html', body: texts.slice(150, 300).join('\n')},
      {contentType: 'image/svg+xml', body: texts.slice(300, 450).join('\n')},
      {contentType: line(texts[450] ?? ''), body: texts.slice(450).join('\n')},
    ];
    await chooseServer(console, '127.0.0.1:9');
    let answers = 0;
    await page.route('http://127.0.0.1:9/**', (route) => {
      const {contentType, body} = bodies[answers] ?? {contentType: '', body: ''};
      answers += 1;
      return route.fulfill({
        status: 200,
        body,
        headers: {
          'access-control-allow-origin': '*',
          'access-control-expose-headers': '*',
          'content-type': contentType,
          'x-text': line(texts[answers] ?? ''),
        },
      });
    });
    for (let sent = 1; sent <= bodies.length; sent += 1) {
      await sendButton(console).click();
      await expect.poll(() => answers).toBe(sent);
      await expect.poll(() => responseStatus(console).innerText()).toContain('200');
      expect(await intruders(page)).toEqual([]);
    }
  });
});
