import type {Page} from '@playwright/test';
import {hostingNeeds} from '../../config/hostingNeeds';
import {readBuiltIndex} from '@toolhive-docs/built-site';
import {loadIndex, type SearchRequest} from '@toolhive-docs/search-engine';
import {expect, ready, test} from '../support/test';
import {openBox} from './box';
import {withSetting} from './useBackend';

const PAGE = '/toolhive/quickstart';

interface SearchBatch {
  readonly requests: readonly SearchRequest[];
}

interface Asked {
  readonly url: URL;
  readonly type: string | undefined;
  readonly batch: SearchBatch;
}

/** Opens another backend for a page, and answers as its host would. */
async function withBackend(page: Page, setting: string): Promise<Asked[]> {
  const asked: Asked[] = [];
  const opened = loadIndex(readBuiltIndex('build'));
  // Pages wait a second for a response, which the first search of a cold engine may miss.
  opened.search({indexName: 'docs', query: 'transport', hitsPerPage: 20});
  // Such a build's content policy lets pages ask those hosts.
  const {hosts} = hostingNeeds({
    gtagId: undefined,
    search: {hosts: [], appId: 'APP', indexName: 'docs'},
  });
  await page.route(`**${PAGE}`, async (route) => {
    const response = await route.fetch();
    const policy = response
      .headers()
      ['content-security-policy']?.replace(
        "connect-src 'self'",
        `connect-src 'self' ${hosts.join(' ')}`,
      );
    await route.fulfill({
      response,
      body: withSetting(await response.text(), setting),
      headers: {...response.headers(), ...(policy && {'content-security-policy': policy})},
    });
  });
  await page.route(/\/1\/indexes\/\*\/queries/, (route) => {
    const batch = JSON.parse(route.request().postData() ?? '') as SearchBatch;
    asked.push({
      url: new URL(route.request().url()),
      type: route.request().headers()['content-type'],
      batch,
    });
    return route.fulfill({
      json: {results: batch.requests.map((request) => opened.search(request))},
      headers: {'access-control-allow-origin': '*'},
    });
  });
  return asked;
}

test.describe('the other backends', () => {
  test(
    "an endpoint of one's own answers box and page; no index is fetched",
    {tag: '@7.1-1'},
    async ({openPage, siteUrl}) => {
      const page = await openPage();
      const asked = await withBackend(page, 'hosts:["/answers/"]');
      const files: string[] = [];
      page.on('request', (request) => files.push(request.url()));
      await page.goto(siteUrl + PAGE);
      await ready(page);
      const {options, dialog} = await openBox(page, 'transport');
      expect(await options.first().innerText()).toContain('ransport');
      expect(asked[0]?.url.pathname).toBe('/answers/1/indexes/*/queries');
      expect(asked[0]?.type).toBe('text/plain');

      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('Enter');
      await page.waitForURL('**/search?q=transport');
      await expect(page.locator('.search-result')).toHaveCount(20);
      expect(files.filter((url) => url.includes('assets/search'))).toEqual([]);
      await expect(dialog).toHaveCount(0);
    },
  );

  test(
    'the hosted provider is asked with its credentials, and suggestions come from it too',
    {tag: ['@7.1-6', '@7.1-9']},
    async ({openPage, siteUrl}) => {
      const page = await openPage(undefined, {
        expected: [/third-party request: https:\/\/APP-dsn\.algolia\.net/i],
      });
      const asked = await withBackend(page, 'hosts:[],appId:"APP",apiKey:"KEY"');
      await page.goto(siteUrl + PAGE);
      await ready(page);
      const {dialog} = await openBox(page, '"kubernetes qzxvwq"');
      await dialog.getByText('No results for').first().waitFor();
      expect(asked[0]?.url.host.toLowerCase()).toBe('app-dsn.algolia.net');
      expect(asked[0]?.url.searchParams.get('x-algolia-application-id')).toBe('APP');
      expect(asked[0]?.url.searchParams.get('x-algolia-api-key')).toBe('KEY');
      expect(asked[0]?.batch.requests[0]).toMatchObject({indexName: 'docs', hitsPerPage: 20});
      expect(asked.length).toBeGreaterThan(1);
    },
  );

  test(
    'a host that refuses the key is said to be unreachable',
    {tag: '@8-1'},
    async ({openPage, siteUrl}) => {
      const page = await openPage(undefined, {expected: [/status of 403/]});
      await withBackend(page, 'hosts:["/answers"]');
      await page.route(/\/1\/indexes/, (route) =>
        route.fulfill({status: 403, json: {message: 'Invalid API key', status: 403}}),
      );
      await page.goto(siteUrl + PAGE);
      await ready(page);
      await page.keyboard.press('/');
      await page.getByRole('combobox', {name: 'Search'}).fill('transport');
      await page.locator('.search-screen-title', {hasText: 'Unable to fetch results'}).waitFor();
    },
  );
});
