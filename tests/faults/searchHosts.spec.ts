import type {Route} from '@playwright/test';
import {boxOf} from '../search/box';
import {useBackend} from '../search/useBackend';
import {scrollTo} from '../support/scrollTo';
import {expect, ready, test} from '../support/test';

const PAGE = '/toolhive/quickstart';
const NETWORK = [/net::ERR_/, /Failed to load resource/];
const HOST = /\/answers\/1\/indexes/;

const hit = {
  objectID: '1',
  url: '/toolhive/quickstart',
  type: 'lvl1',
  kind: 'tutorial',
  hierarchy: {lvl0: 'Docs', lvl1: 'Transports'},
  _highlightResult: {
    hierarchy: {lvl1: {value: 'Transports', matchLevel: 'none', matchedWords: []}},
  },
};
const answer = (route: Route) => {
  const {requests} = JSON.parse(route.request().postData() ?? '') as {requests: {query: string}[]};
  const results = requests.map(({query}) => ({
    query,
    hits: [hit],
    nbHits: 1,
    nbPages: 1,
    page: 0,
    hitsPerPage: 20,
    processingTimeMS: 1,
    exhaustiveNbHits: true,
    params: '',
    index: 'docs',
  }));
  return route.fulfill({json: {results}});
};

const FAULTS: Readonly<Record<string, (route: Route) => Promise<unknown> | undefined>> = {
  refuses: (route) => route.abort('connectionrefused'),
  'resets the connection': (route) => route.abort('connectionreset'),
  hangs: () => undefined,
  'answers 500': (route) => route.fulfill({status: 500, body: 'oops'}),
  'answers a page': (route) =>
    route.fulfill({contentType: 'text/html', body: '<!doctype html><title>Sign in</title>'}),
  'answers half an answer': (route) => route.fulfill({json: {results: [{}]}}),
  'answers nothing': (route) => route.fulfill({status: 200, body: ''}),
};

test.describe('a search host that', () => {
  test('fails, however it does, is said to be unreachable; query, focus and place stay, and trying again helps', async ({
    openPage,
    siteUrl,
  }) => {
    test.setTimeout(60_000);
    const page = await openPage(undefined, {expected: NETWORK});
    await useBackend(page, 'hosts:["/answers"]');
    await page.goto(siteUrl + PAGE);
    await ready(page);
    await scrollTo(page, 500);
    for (const [name, fault] of Object.entries(FAULTS)) {
      await page.route(HOST, (route) => void fault(route));
      await page.keyboard.press('/');
      const {field, dialog, said, options} = boxOf(page);
      await field.fill(`transport ${name}`);
      await expect
        .poll(() => said.innerText(), {message: name, timeout: 10_000})
        .toBe('Unable to fetch results');
      await dialog.getByText('You might want to check your network connection.').waitFor();
      await expect(field, name).toHaveValue(`transport ${name}`);
      expect(await field.evaluate((element) => element === document.activeElement), name).toBe(
        true,
      );

      await page.unroute(HOST);
      await page.route(HOST, answer);
      await dialog.getByRole('button', {name: 'Try again'}).click();
      await options.first().waitFor();
      await expect(said, name).toHaveText(`1 result for "transport ${name}"`);
      await expect(field, name).toHaveValue(`transport ${name}`);
      await page.unroute(HOST);
      await page.keyboard.press('Escape');
      await dialog.waitFor({state: 'detached'});
      expect(await page.evaluate(() => scrollY), name).toBe(500);
      expect(await page.evaluate(() => document.activeElement?.textContent), name).toMatch(
        /^Search/,
      );
    }
  });

  test('fails is not noticed while another one answers, and is left alone for a while', async ({
    openPage,
    siteUrl,
  }) => {
    const page = await openPage(undefined, {expected: NETWORK});
    await useBackend(page, 'hosts:["/first","/answers"]');
    let asked = 0;
    await page.route(
      /\/first\/1\/indexes/,
      (route) => ((asked += 1), route.abort('connectionrefused')),
    );
    await page.route(HOST, answer);
    await page.goto(siteUrl + PAGE);
    await ready(page);
    await page.keyboard.press('/');
    const {field, said} = boxOf(page);
    for (const query of ['transport', 'secret']) {
      await field.fill(query);
      await expect.poll(() => said.innerText()).toBe(`1 result for "${query}"`);
    }
    expect(asked).toBe(1);
  });

  test('sends hits of any form, and 20,000 of them, breaks neither the box nor the results page', async ({
    openPage,
    siteUrl,
  }) => {
    const odd: unknown[] = [
      null,
      3,
      [],
      {},
      {objectID: {}, url: 3, hierarchy: {lvl1: {}}, _highlightResult: 'x', kind: []},
      {
        objectID: '2',
        url: {},
        hierarchy: {lvl0: 3, lvl1: {a: 1}},
        _highlightResult: {hierarchy: 7},
      },
    ];
    const many = Array.from({length: 20_000}, (_, at) => ({...hit, objectID: `hit ${at}`}));
    const page = await openPage(undefined, {expected: NETWORK});
    await useBackend(page, 'hosts:["/answers"]');
    await page.route(HOST, (route) => {
      const {requests} = JSON.parse(route.request().postData() ?? '') as {requests: unknown[]};
      return route.fulfill({
        json: {results: requests.map(() => ({hits: [...odd, ...many], nbHits: {}, facets: 4}))},
      });
    });
    await page.goto(siteUrl + PAGE);
    await ready(page);
    await page.keyboard.press('/');
    const {field, options} = boxOf(page);
    await field.fill('transport');
    await expect(options.filter({hasText: 'Transports'}).first()).toBeVisible();
    expect(await options.count()).toBeLessThan(30);
    await page.goto(`${siteUrl}/search?q=transport`);
    await expect(page.getByRole('link', {name: 'Transports'}).first()).toBeVisible();
  });
});
