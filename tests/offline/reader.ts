import type {Page} from '@playwright/test';
import {expect, ready} from '../support/test';
import {HEADING} from './secondBuild';

/** Waits until the service worker has kept the page on show. */
export async function visitedIsKept(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const kept = await caches.match(location.href.replace(/\/$/, ''), {ignoreVary: true});
        return kept?.status;
      }),
    )
    .toBe(200);
}

/** Opens the page with the switch, and keeps the whole site. */
export async function keepWhole(page: Page, siteUrl: string): Promise<void> {
  await page.goto(`${siteUrl}/offline`);
  await page.getByRole('button', {name: /^Keep these docs offline/}).click();
  await expect(page.getByRole('button', {name: 'Remove the kept docs'})).toBeVisible({
    timeout: 30_000,
  });
}

/** Of which build the page on show is: by its heading, its markup and the script that runs. */
export async function buildsOn(page: Page, siteUrl: string): Promise<Set<string>> {
  await page.goto(siteUrl + HEADING.page);
  return buildsShown(page);
}

/** The same without opening it anew. */
export async function buildsShown(page: Page): Promise<Set<string>> {
  await ready(page);
  return new Set(
    await page.evaluate(
      ({second}) => [
        document.querySelector('h1')?.textContent.startsWith(second) ? 'second' : 'first',
        document.documentElement.dataset['second'] === undefined ? 'first' : 'second',
      ],
      HEADING,
    ),
  );
}
