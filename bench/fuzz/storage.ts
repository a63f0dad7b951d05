import * as fc from 'fast-check';
import {launchChromium} from '../../scripts/support/launchChromium';

/** What pages keep in the browser, in either of its stores. */
const KEYS = [
  ...['theme', 'docusaurus.tab.os', 'docs.wrap', 'docs.elsewhere', 'docs.places', 'search.history'],
  ...['docs-preferred-version-default', 'docusaurus.announcement.id', 'api-console'],
  'docusaurus.announcement.dismiss',
];

/** Names of fields in what is kept. */
const FIELDS = [
  ...['recent', 'favorites', 'url', 'title', 'kind', 'crumbs', 'target', 'host', 'sandbox'],
  ...['tour', 'step', 'round', 'clients', 'removedRegistries', 'workloads', '__proto__'],
];

/** What a page may say of a color mode that is none. */
const EXPECTED = /^Unexpected color mode/;

const PAGES = ['/toolhive/guides-cli/install', '/toolhive/reference/api', '/search?q=run'];

const json = fc.letrec<{value: unknown}>((tie) => ({
  value: fc.oneof(
    {maxDepth: 4},
    fc.jsonValue({maxDepth: 1}),
    fc.array(tie('value'), {maxLength: 5}),
    fc.dictionary(fc.constantFrom(...FIELDS), tie('value'), {maxKeys: 6}),
  ),
}));
const kept = fc.oneof(
  json.value.map((value) => JSON.stringify(value)),
  fc.string({maxLength: 30}),
  fc.constantFrom('null', '[[[', 'light', 'dark', '0', `["${'a'.repeat(20_000)}"]`),
);

/**
 * Opens pages whose stored values are anything, and the search box on them.
 *
 * @param loads - Page loads; each has a value for every key in both stores.
 * @returns How many values were tried, and a line for each error of a page.
 */
export async function fuzzStorage(
  url: string,
  loads: number,
  seed: number,
): Promise<{tried: number; problems: string[]}> {
  const problems: string[] = [];
  const values = fc.sample(kept, {numRuns: loads * KEYS.length * 2, seed});
  const browser = await launchChromium();
  const page = await browser.newPage();
  let stored: readonly string[] = [];
  page.on('pageerror', ({message}) => {
    if (!EXPECTED.test(message)) problems.push(`${message}: ${JSON.stringify(stored)}`);
  });
  for (let load = 0; load < loads; load += 1) {
    stored = values.slice(load * KEYS.length * 2, (load + 1) * KEYS.length * 2);
    await page.goto(`${url}/healthz`);
    await page.evaluate(
      ({keys, texts}) => {
        keys.forEach((key, at) => {
          localStorage.setItem(key, texts[at] ?? '');
          sessionStorage.setItem(key, texts[at + keys.length] ?? '');
        });
      },
      {keys: KEYS, texts: stored},
    );
    await page.goto(url + (PAGES[load % PAGES.length] ?? '/'), {waitUntil: 'load'});
    await page.keyboard.press('/');
    await page
      .waitForSelector('.search-dialog', {timeout: 10_000})
      .catch(() => problems.push(`no search box on ${page.url()}: ${JSON.stringify(stored)}`));
  }
  await browser.close();
  return {tried: values.length, problems};
}
