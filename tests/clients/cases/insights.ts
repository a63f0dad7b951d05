import {deepEqual} from 'node:assert/strict';
import {setTimeout as wait} from 'node:timers/promises';
import {API_KEY, APP_ID, type Case, type CaseContext} from '../Case';

/** What sites put before the script, so that they may call it before it is there. */
const QUEUE = `window.AlgoliaAnalyticsObject = 'aa';
window.aa = function () { (window.aa.queue = window.aa.queue || []).push(arguments); };`;

async function report({openPage, file, url, events}: CaseContext): Promise<void> {
  const page = await openPage();
  await page.addScriptTag({content: QUEUE});
  await page.addScriptTag({path: file('search-insights/dist/search-insights.min.js')});
  await page.evaluate(
    ([appId, apiKey, host]) => {
      const {aa} = window as unknown as {aa: (...given: unknown[]) => void};
      aa('init', {appId, apiKey, host, userToken: 'client-test'});
      const event = {index: 'docs', eventName: 'Tried'};
      aa('viewedObjectIDs', {...event, objectIDs: ['a', 'b']});
      aa('clickedObjectIDsAfterSearch', {
        ...event,
        objectIDs: ['a'],
        positions: [2],
        queryID: '0123456789abcdef0123456789abcdef',
      });
      aa('clickedFilters', {...event, filters: ['kind:guide']});
      aa('purchasedObjectIDs', {
        ...event,
        objectIDs: ['a'],
        objectData: [{price: 1, quantity: 2}],
        currency: 'EUR',
      });
    },
    [APP_ID, API_KEY, url],
  );
  const own = async () => (await events()).filter(({userToken}) => userToken === 'client-test');
  for (let time = 0; time < 50 && (await own()).length < 4; time += 1) await wait(100);
  deepEqual((await own()).map(({eventType}) => eventType).sort(), [
    'click',
    'click',
    'conversion',
    'view',
  ]);
}

/** The provider's script that reports what readers do. */
export const insights: readonly Case[] = [
  {
    client: 'search-insights 2.17.3',
    uses: 'views, clicks after a search, filters, purchases in Chromium',
    run: report,
  },
];
