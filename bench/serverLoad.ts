/**
 * Does the program behind `npm start` stand a crowd, and does its memory stay flat?
 *
 * `npm run bench:server -- [--seconds 60] [--connections 64] [--only search] [--no-cache] [--warm-up 0] [--build build]` starts it on a
 * free port, sends what readers send (pages and their scripts, searches a key at a time, events) over kept connections and prints
 * requests per second, latencies, how many searches were answered from the cache, errors, memory. `--no-cache` sends no search twice.
 * What is sent in the seconds of `--warm-up` does not count.
 */
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {parseArgs} from 'node:util';
import {runServer} from '../server/testing/runServer';
import {anyOf} from './load/anyOf';
import {openConnection} from './load/openConnection';
import {percentileOf} from './load/figures';
import {residentMemory} from './load/residentMemory';
import {siteFiles} from './load/siteFiles';
import {typedQueries} from './load/typedQueries';
import {viewEvent} from './load/viewEvent';
import {boxRequest} from './search/boxRequest';

const {values} = parseArgs({
  options: {
    seconds: {type: 'string', default: '60'},
    connections: {type: 'string', default: '64'},
    only: {type: 'string'},
    'no-cache': {type: 'boolean', default: false},
    'warm-up': {type: 'string', default: '0'},
    build: {type: 'string', default: 'build'},
  },
});
const seconds = Number(values.seconds);
const warmUp = Number(values['warm-up']);

type Request = readonly [
  kind: 'page' | 'file' | 'search' | 'event',
  method: string,
  path: string,
  body?: string,
];

const files = siteFiles(values.build);
const pages = files.pages.map((file) => file.replace(/\/index\.html$/, '') || '/');
const event = JSON.stringify({events: [viewEvent(['a', 'b'])]});

let searches = 0;
let kept = 0;

/** A key of a search. A rule context changes nothing, but makes the search another one. */
function searchFor(query: string): string {
  searches += 1;
  const request = {
    ...boxRequest(query),
    ...(values['no-cache'] && {ruleContexts: [`${searches}`]}),
  };
  return JSON.stringify({requests: [request]});
}

/** Of 20 requests: 8 pages, 5 files, 6 keys of a search, 1 event. Or one kind of them alone. */
function next(typed: Iterator<string, never>): Request {
  const dice = values.only === 'search' ? 13 : Math.random() * 20;
  if (dice < 8) return ['page', 'GET', anyOf(pages)];
  if (dice < 13) return ['file', 'GET', anyOf(files.assets)];
  if (dice < 19) return ['search', 'POST', '/1/indexes/*/queries', searchFor(typed.next().value)];
  return ['event', 'POST', '/1/events', event];
}

const folder = mkdtempSync(join(tmpdir(), 'server-load-'));
const program = await runServer(['--build', resolve(values.build)], {
  EVENTS_LOG: join(folder, 'events.jsonl'),
});
const latencies = {
  page: [] as number[],
  file: [] as number[],
  search: [] as number[],
  event: [] as number[],
};
const errors = new Map<string, number>();
const memory = [residentMemory(program.pid)];
const watch = setInterval(
  () => memory.push(residentMemory(program.pid)),
  ((warmUp + seconds) * 1000) / 6,
);
/** When what is sent begins to count. */
const began = performance.now() + warmUp * 1000;

async function reader(): Promise<void> {
  const typed = typedQueries();
  let sent = 0;
  const onHead = (head: string) => {
    if (sent >= began && /\r\ncache-status: answers; hit/i.test(head)) kept += 1;
  };
  let connection = await openConnection(program.port, onHead);
  while (performance.now() - began < seconds * 1000) {
    const [kind, method, path, body] = next(typed);
    sent = performance.now();
    const outcome = await connection
      .send(method, path, body, 'Accept-Encoding: br\r\n')
      .catch((error: unknown) => String(error));
    if (sent >= began) latencies[kind].push(performance.now() - sent);
    if (outcome === 200) continue;
    const what = `${kind}: ${outcome}`;
    errors.set(what, (errors.get(what) ?? 0) + 1);
    if (typeof outcome === 'string') connection = await openConnection(program.port, onHead);
  }
  connection.end();
}

await Promise.all(Array.from({length: Number(values.connections)}, reader));
const lasted = (performance.now() - began) / 1000;
clearInterval(watch);
program.kill('SIGTERM');
const {code, stderr} = await program.ended;
rmSync(folder, {recursive: true});

const all = Object.values(latencies)
  .flat()
  .sort((a, b) => a - b);
console.log(
  `${all.length} requests over ${values.connections} connections in ${lasted.toFixed(1)} s: ${Math.round(all.length / lasted)} requests per second`,
);
for (const [kind, list] of [['all', all] as const, ...Object.entries(latencies)]) {
  const sorted = [...list].sort((a, b) => a - b);
  console.log(
    `  ${kind.padEnd(6)} ${String(sorted.length).padStart(7)}  p50 ${percentileOf(sorted, 0.5)}, p95 ${percentileOf(sorted, 0.95)}, p99 ${percentileOf(sorted, 0.99)}, p99.9 ${percentileOf(sorted, 0.999)}, longest ${percentileOf(sorted, 1)}`,
  );
}
console.log(
  `  ${kept} of ${latencies.search.length} searches from the cache (${((100 * kept) / Math.max(1, latencies.search.length)).toFixed(1)} %)`,
);
console.log(
  `  memory in MB: ${memory.map((value) => value.toFixed(0)).join(' ')} (before the first request, then six times)`,
);
console.log(
  `  errors: ${errors.size === 0 ? 'none' : [...errors].map(([what, times]) => `${times} × ${what}`).join(', ')}; ended with ${String(code)}${stderr === '' ? '' : `\n${stderr}`}`,
);
process.exitCode = errors.size === 0 && code === 0 ? 0 : 1;
