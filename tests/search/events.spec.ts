import type {Page} from '@playwright/test';
import {expect, ready, type OpenPage, test} from '../support/test';
import {boxOf, openBox} from './box';
import {startEventCollector, type EventCollector} from './eventCollector';
import {useBackend} from './useBackend';

const PAGE = '/toolhive/quickstart';
const SCRIPT = /search-insights/;

let collector: EventCollector;
let scripts: string[] = [];

test.beforeEach(async () => {
  collector = await startEventCollector();
  scripts = [];
});

test.afterEach(() => collector.close());

/** Opens a page that was built to report to the collector. */
async function openReporting(
  openPage: OpenPage,
  site: string,
  path: string,
  before?: (page: Page) => Promise<unknown>,
): Promise<Page> {
  const page = await openPage(undefined, {
    expected: [
      /third-party request: http:\/\/127\.0\.0\.1:\d+\/1\/events/,
      /Failed to load resource/,
    ],
  });
  page.on('request', (request) => SCRIPT.test(request.url()) && scripts.push(request.url()));
  await useBackend(page, `events:{host:"${collector.url}"}`);
  await before?.(page);
  await page.goto(site + path);
  await ready(page);
  return page;
}

const events = () => collector.requests.flatMap((request) => request.events);
const named = (name: string) => events().filter(({eventName}) => eventName === name);

test.describe('events', () => {
  test("of viewed hits come once the reader stops typing, with the query's id and an anonymous token", async ({
    openPage,
    siteUrl,
  }) => {
    const page = await openReporting(openPage, siteUrl, PAGE);
    const {field, options} = await openBox(page);
    await field.pressSequentially('transport', {delay: 40});
    await options.first().waitFor();
    await expect.poll(() => collector.requests.length).toBe(1);
    await page.waitForTimeout(600);
    expect(collector.requests).toHaveLength(1);
    const [event] = events();
    expect(event).toMatchObject({
      eventType: 'view',
      eventName: 'Items Viewed',
      index: 'docs',
      queryID: expect.stringMatching(/^[\da-f]{32}$/),
      userToken: expect.stringMatching(/^anonymous-/),
    });
    expect(event?.objectIDs).toHaveLength((await options.count()) - 1);
    expect(event?.objectIDs.length).toBeLessThanOrEqual(20);
    expect(collector.requests[0]?.address).toMatch(
      /^POST \/1\/events\?X-Algolia-Application-Id=\w+&X-Algolia-API-Key=\w+/,
    );
    expect(
      await page.evaluate(() => Object.keys(localStorage).filter((key) => /algolia/i.test(key))),
    ).toEqual([]);
  });

  test('of an active hit come when the reader stays at it, of a selected one at once, with its place', async ({
    openPage,
    siteUrl,
  }) => {
    const page = await openReporting(openPage, siteUrl, PAGE);
    await openBox(page, 'transport');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => named('Item Active').length).toBe(1);
    await page.keyboard.press('Enter');
    await expect.poll(() => named('Item Selected').length).toBe(1);
    const [[viewed], [active], [selected]] = [
      named('Items Viewed'),
      named('Item Active'),
      named('Item Selected'),
    ];
    expect(active?.objectIDs).toEqual([viewed?.objectIDs[2]]);
    expect(selected).toMatchObject({
      eventType: 'click',
      objectIDs: active?.objectIDs,
      positions: [expect.any(Number)],
      queryID: viewed?.queryID,
      userToken: viewed?.userToken,
    });
    expect(selected?.positions?.[0]).toBeGreaterThanOrEqual(1);
  });

  test('of the results page come in batches of 20, each hit once', async ({openPage, siteUrl}) => {
    const page = await openReporting(openPage, siteUrl, '/search?q=transport');
    await expect.poll(() => events().length).toBe(1);
    await page.getByRole('button', {name: 'Load more'}).click();
    await expect
      .poll(() => events().flatMap(({objectIDs}) => objectIDs).length)
      .toBeGreaterThanOrEqual(40);
    expect(Math.max(...events().map(({objectIDs}) => objectIDs.length))).toBe(20);
    await page.locator('.search-result a').nth(25).click();
    await expect.poll(() => named('Item Selected')[0]?.positions).toEqual([26]);
  });

  test('of a selected hit come for a new tab and for a page beside the one that is shown, too', async ({
    openPage,
    siteUrl,
  }) => {
    const page = await openReporting(openPage, siteUrl, '/search?q=TOOLHIVE_SECRETS_PASSWORD');
    const result = page.locator('.search-result', {hasText: 'Also on'}).first();
    await result.locator('h2 a').click({button: 'middle'});
    await expect.poll(() => named('Item Selected').length).toBe(1);
    await result.locator('.search-snippet a').first().click();
    await expect.poll(() => named('Item Selected').length).toBe(2);
    const [shown, beside] = named('Item Selected').map(({objectIDs}) => objectIDs[0]);
    expect(beside).not.toBe(shown);
  });

  test('are sent by our own script, put in once, deferred, and not at all when it is there', async ({
    openPage,
    siteUrl,
  }) => {
    const page = await openReporting(openPage, siteUrl, PAGE);
    await openBox(page, 'transport');
    await expect.poll(() => events().length).toBe(1);
    expect(scripts).toEqual([`${siteUrl}/assets/search/search-insights-2.15.0.js`]);
    expect(
      await page
        .locator('script[src*=search-insights]')
        .evaluateAll((all) => all.map((script) => (script as HTMLScriptElement).defer)),
    ).toEqual([true]);

    const other = await openReporting(openPage, siteUrl, PAGE, (blank) =>
      blank.addInitScript(() =>
        Object.assign(window, {
          calls: [],
          aa: (...call: unknown[]) => (window as unknown as {calls: unknown[][]}).calls.push(call),
        }),
      ),
    );
    await openBox(other, 'transport');
    await expect
      .poll(() =>
        other.evaluate(() =>
          (window as unknown as {calls: unknown[][]}).calls.map(([name]) => name),
        ),
      )
      .toEqual(['init', 'sendEvents']);
    expect(scripts).toHaveLength(1);
  });

  test("a script that cannot be loaded is the console's business alone", async ({
    openPage,
    siteUrl,
  }) => {
    const said: string[] = [];
    const page = await openReporting(openPage, siteUrl, PAGE, (blank) =>
      blank.route(SCRIPT, (route) => route.abort()),
    );
    page.on('console', (message) => said.push(message.text()));
    const {options} = await openBox(page, 'transport');
    await expect.poll(() => said.join()).toContain('Search events are not sent');
    expect(await options.count()).toBeGreaterThan(3);
    expect(events()).toEqual([]);
  });

  test('of readers whose browser asks for privacy are not made; nothing is loaded', async ({
    openPage,
    siteUrl,
  }) => {
    const page = await openReporting(openPage, siteUrl, PAGE, (blank) =>
      blank.addInitScript(() =>
        Object.defineProperty(navigator, 'globalPrivacyControl', {value: true}),
      ),
    );
    await openBox(page, 'transport');
    await page.waitForTimeout(700);
    expect([scripts, events()]).toEqual([[], []]);
  });

  test('are off by default: no script, no request, no id of the query', async ({openPage}) => {
    const page = await openPage(PAGE);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await openBox(page, 'transport');
    await boxOf(page).options.first().click();
    await page.waitForTimeout(700);
    expect(requests.filter((url) => /insights|1\/events/.test(url))).toEqual([]);
    expect(await page.evaluate(() => 'aa' in window)).toBe(false);
  });
});
