import {ok} from 'node:assert/strict';
import type {Case, CaseContext} from '../Case';

async function useSite({openPage, stockSite, url}: CaseContext): Promise<void> {
  const page = await openPage();
  await page.goto(stockSite);
  await page.click('.DocSearch-Button');
  await page.fill('.DocSearch-Input', 'secrets');
  const hits = page.locator('.DocSearch-Hit a');
  await hits.first().waitFor();
  const [first = ''] = await hits.evaluateAll((links) =>
    links.map((link) => (link as HTMLAnchorElement).href),
  );
  // The theme keeps the path alone for hits that its own router can open.
  ok(first.startsWith(url) || new URL(first).pathname.startsWith('/secrets'), first);
  await page.goto(`${stockSite}/search?q=container`);
  await page
    .locator('article a', {hasText: /Page \d+/})
    .first()
    .waitFor();
  await page.waitForFunction(() => /\b30 documents found\b/.test(document.body.innerText));
  await page.locator('.main-wrapper input[name="q"]').fill('secrets');
  await page
    .locator('article em, article .search-result-match', {hasText: /secrets/i})
    .first()
    .waitFor();
}

/** A site as the framework makes it. */
export const stockSites: readonly Case[] = [
  {
    client: 'Docusaurus 3.8.1 with its search theme',
    uses: 'box and results page of a stock site in Chromium',
    run: useSite,
  },
];
