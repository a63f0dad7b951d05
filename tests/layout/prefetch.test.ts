import type {Page} from 'playwright-core';
import {describe, expect} from 'vitest';
import {stillObserver} from '../support/stillObserver';
import {test} from '../support/test';

/** Collects the pages and scripts that a page asks for from now on. */
function requestsOf(page: Page): readonly string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (['script', 'fetch', 'document'].includes(request.resourceType())) requests.push(request.url());
  });
  return requests;
}

/** Makes the browser tell the page about a slow or costly connection. */
const connection = (values: {saveData: boolean; effectiveType: string}) => (page: Page) =>
  page.addInitScript((given) => {
    Object.defineProperty(navigator, 'connection', {value: given});
  }, values);

const link = (page: Page) => page.locator('.theme-doc-sidebar-container').getByRole('link', {name: 'Quickstart', exact: true});
const settle = (page: Page) => page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));

describe('fetching ahead', () => {
  test('a link under the mouse', async ({openPage}) => {
    const page = await openPage('/toolhive/', {before: stillObserver});
    const requests = requestsOf(page);
    await link(page).hover();
    await expect.poll(() => requests.length).toBeGreaterThan(0);

    // All that was needed is there: the click itself asks for nothing more.
    await page.waitForLoadState('networkidle');
    const before = requests.length;
    await link(page).click();
    await page.waitForURL('**/toolhive/quickstart');
    expect(requests).toHaveLength(before);
  });

  test('a link under a finger', async ({openPage}) => {
    const page = await openPage('/toolhive/', {before: stillObserver, hasTouch: true});
    const requests = requestsOf(page);
    await link(page).dispatchEvent('touchstart');
    await expect.poll(() => requests.length).toBeGreaterThan(0);
  });

  test.for([
    {saveData: true, effectiveType: '4g'},
    {saveData: false, effectiveType: '2g'},
    {saveData: false, effectiveType: 'slow-2g'},
  ])('nothing with $effectiveType and data saver $saveData', async (values, {openPage}) => {
    const page = await openPage('/toolhive/', {before: connection(values)});
    await settle(page);
    const requests = requestsOf(page);
    await link(page).hover();
    await settle(page);
    expect(requests).toEqual([]);
    await link(page).click();
    await page.waitForURL('**/toolhive/quickstart');
    expect(requests.length).toBeGreaterThan(0);
  });
});
