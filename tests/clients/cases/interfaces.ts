import {fileURLToPath} from 'node:url';
import {deepEqual, equal, match} from 'node:assert/strict';
import {API_KEY, APP_ID, type Case, type CaseContext} from '../Case';

const SCRIPTS = fileURLToPath(new URL('../scripts/', import.meta.url));

const LITE = {
  4: 'algoliasearch-4/dist/algoliasearch-lite.umd.js',
  5: 'algoliasearch/dist/lite/builds/browser.umd.js',
} as const;

/** Version 5 puts its function into an object. */
const CLIENT = `window.client = (typeof algoliasearch === 'function' ? algoliasearch : window['algoliasearch/lite'].liteClient)('${APP_ID}', '${API_KEY}');`;

async function instantSearch({openPage, file}: CaseContext, version: 4 | 5): Promise<void> {
  const page = await openPage();
  await page.setContent(
    '<div id="box"></div><div id="kinds"></div><div id="hits"></div><div id="pages"></div>',
  );
  await page.addScriptTag({path: file(LITE[version])});
  await page.addScriptTag({path: file('instantsearch.js/dist/instantsearch.production.min.js')});
  await page.addScriptTag({content: CLIENT});
  await page.addScriptTag({path: SCRIPTS + 'instantSearch.js'});
  await page.fill('#box input', 'container');
  await page.locator('#hits mark').first().waitFor();
  deepEqual(await page.locator('#kinds .ais-RefinementList-count').allInnerTexts(), ['20', '10']);
  await page.locator('#kinds label', {hasText: 'command'}).click();
  await page.locator('#hits a[href*="/reference/cli/"]').first().waitFor();
  await page.waitForFunction(() => document.querySelectorAll('#hits li').length === 10);
  await page.fill('#kinds input[type=search]', 'gui');
  await page.locator('#kinds mark', {hasText: 'gui'}).waitFor();
  await page.fill('#kinds input[type=search]', '');
  await page.locator('#kinds input:checked').click();
  await page.fill('#box input', 'tokens');
  await page.locator('#hits li', {hasText: 'Tokens <b> & keys'}).waitFor();
}

async function autocomplete({openPage, file, url}: CaseContext, version: 4 | 5): Promise<void> {
  const page = await openPage();
  await page.setContent('<div id="box"></div>');
  await page.addScriptTag({path: file(LITE[version])});
  await page.addScriptTag({path: file('@algolia/autocomplete-js/dist/umd/index.production.js')});
  await page.addScriptTag({content: CLIENT});
  await page.addScriptTag({path: SCRIPTS + 'autocomplete.js'});
  await page.fill('.aa-Input', 'tokens');
  const item = page.locator('.aa-Item', {hasText: 'Tokens <b> & keys'});
  await item.waitFor();
  equal(await item.locator('mark').innerText(), 'Tokens');
  match((await item.locator('a').getAttribute('href')) ?? '', new RegExp(`^${url}/secrets`));
}

/** The provider's interfaces, with each client that they work with. */
export const interfaces: readonly Case[] = ([4, 5] as const).flatMap((version) => [
  {
    client: `instantsearch.js 4.118.1 with algoliasearch ${version} lite`,
    uses: 'box, hits, marks, facets and their values in Chromium',
    run: (context: CaseContext) => instantSearch(context, version),
  },
  {
    client: `autocomplete-js 1.19.12 with algoliasearch ${version} lite`,
    uses: 'hits and marks in Chromium',
    run: (context: CaseContext) => autocomplete(context, version),
  },
]);
