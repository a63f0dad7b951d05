/**
 * How long a reader waits for the search, in real Chromium: from pointing at it until it is ready, and from each key until the results are
 * painted. Several builds are measured in turns, so that they meet the same machine.
 *
 * Run: npm run bench:search-speed -- [build directory …] [--runs 7] [--latency 20]
 * `--latency` makes every answer of the server that many milliseconds later.
 */
import {setTimeout as sleep} from 'node:timers/promises';
import {parseArgs} from 'node:util';
import {Hono} from 'hono';
import {launchChromium} from '../../scripts/support/launchChromium';
import {createApp} from '../../server/createApp';
import {startServer} from '../../server/startServer';
import {coldOpen, intentToReady, typing} from './speed/visits';
import {percentilesOf} from './timing';

const {values, positionals} = parseArgs({
  allowPositionals: true,
  options: {runs: {type: 'string', default: '7'}, latency: {type: 'string', default: '0'}},
});
const builds = positionals.length > 0 ? positionals : ['build'];
const latency = Number(values.latency);

const browser = await launchChromium();

/** What was measured of one build, by name, in milliseconds. */
type Times = Record<string, number[]>;

const measured = await Promise.all(
  builds.map(async (buildDir) => {
    const times: Times = {};
    const app = createApp({buildDir, baseUrl: '/'});
    const delayed = new Hono()
      .use(async (_, next) => {
        await sleep(latency);
        await next();
      })
      .route('/', app);
    return {
      buildDir,
      times,
      server: await startServer(latency > 0 ? delayed : app, '127.0.0.1', 0),
    };
  }),
);

for (let run = 0; run < Number(values.runs); run++) {
  for (const {times, server} of measured) {
    const note = (name: string, time: number) => (times[name] ??= []).push(time);
    const ready = await intentToReady(browser, server.url);
    note('intent → ready, first visit', ready.first);
    note('intent → ready, later visit', ready.later);
    const cold = await coldOpen(browser, server.url);
    note('key → box painted, first visit', cold.open);
    note('key → first results painted, first visit', cold.firstResults);
    for (const {asked, answered, shown, painted} of await typing(browser, server.url)) {
      note('key → results painted', painted);
      note('… key → asked', asked);
      note('… asked → answered', answered - asked);
      note('… answered → in the document', shown - answered);
      note('… in the document → painted', painted - shown);
    }
  }
}

const show = (times: readonly number[]): string => {
  const {p50, p95} = percentilesOf(times);
  return `${p50.toFixed(1)} / ${p95.toFixed(1)}`;
};
const names = Object.keys(measured[0]?.times ?? {});
console.log(
  `milliseconds, median / 95th percentile; ${values.runs} visits each, ${latency} ms of latency`,
);
console.table(
  Object.fromEntries(
    names.map((name) => [
      name,
      Object.fromEntries(measured.map(({buildDir, times}) => [buildDir, show(times[name] ?? [])])),
    ]),
  ),
);
await browser.close();
await Promise.all(measured.map(({server}) => server.stop()));
