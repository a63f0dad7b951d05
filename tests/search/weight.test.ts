import {expect} from 'vitest';
import {SEARCH} from '../budgets';
import {stillObserver} from '../support/stillObserver';
import {test} from '../support/test';
import {openBox} from './box';

test('a first search costs no more than its budgets: code, and index', async ({openPage}) => {
  const page = await openPage('/toolhive/quickstart', {before: stillObserver});
  await page.waitForLoadState('networkidle');
  const sizes: Promise<readonly [url: string, bytes: number]>[] = [];
  page.on('requestfinished', (request) => sizes.push(request.sizes().then(({responseBodySize}) => [request.url(), responseBodySize] as const)));
  await openBox(page, 'transport');
  await page.waitForLoadState('networkidle');
  const all = await Promise.all(sizes);
  const sum = (wanted: RegExp): number => all.filter(([url]) => wanted.test(url)).reduce((total, [, bytes]) => total + bytes, 0);
  const [code, index] = [sum(/\.js$/), sum(/assets\/search\//)];
  console.log(`search: code ${(code / 1024).toFixed(1)} KB, index ${(index / 1024).toFixed(1)} KB`);
  expect(code).toBeGreaterThan(10_000);
  expect(code).toBeLessThanOrEqual(SEARCH.code);
  expect(index).toBeGreaterThan(10_000);
  expect(index).toBeLessThanOrEqual(SEARCH.index);
});
