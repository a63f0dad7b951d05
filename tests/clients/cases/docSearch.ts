import {equal, match} from 'node:assert/strict';
import {API_KEY, APP_ID, type Case, type CaseContext} from '../Case';

/** Opens the box, searches, and looks at the hits. */
async function search({openPage, file, url}: CaseContext, folder: string): Promise<void> {
  const page = await openPage();
  await page.setContent('<div id="box"></div>');
  await page.addScriptTag({path: file(`${folder}/dist/umd/index.js`)});
  await page.evaluate(
    ({appId, apiKey, isNew}) =>
      (window as unknown as {docsearch: (options: object) => void}).docsearch({
        container: '#box',
        appId,
        apiKey,
        // Version 5 knows lists of indexes only, the others their one name.
        ...(isNew ? {indices: ['docs']} : {indexName: 'docs'}),
      }),
    {appId: APP_ID, apiKey: API_KEY, isNew: folder === 'docsearch-5'},
  );
  await page.click('.DocSearch-Button');
  await page.fill('.DocSearch-Input', 'tokens');
  const hits = page.locator('.DocSearch-Hit a');
  await hits.first().waitFor();
  const addresses = await hits.evaluateAll((links) =>
    links.map((link) => (link as HTMLAnchorElement).href),
  );
  equal(addresses.includes(`${url}/secrets#tokens`), true, addresses.join(' '));
  match(await page.locator('.DocSearch-Hits').first().innerHTML(), /<mark>tokens<\/mark>/i);
  match(await page.locator('.DocSearch-Dropdown').innerText(), /Tokens <b> & keys/);
  await page.fill('.DocSearch-Input', 'zebra giraffe');
  await page.locator('.DocSearch-NoResults').waitFor();
}

/** The provider's search box for documentation. */
export const docSearch: readonly Case[] = (
  [
    ['3.5.2', 'docsearch-3.5'],
    ['3.9.0', 'docsearch-3.9'],
    ['4.7.1', 'docsearch-4'],
    ['5.2.0', 'docsearch-5'],
  ] as const
).map(([version, folder]) => ({
  client: `DocSearch ${version}`,
  uses: 'search box in Chromium: hits, marks, no results',
  run: (context) => search(context, folder),
}));
