import {PostgresServer} from './server/testing/PostgresServer';
import {readIndex} from './scripts/search/push/readIndex';
import {pushIndex} from './server/search/postgres/pushIndex';
import {PostgresBackend} from './server/search/postgres/PostgresBackend';
import {readSearch} from '@toolhive-docs/search-engine';
import pg from 'pg';
const server = await PostgresServer.start();
const t0=performance.now();
await pushIndex({url: server.url, indexName: 'docs', file: await readIndex('/work/main/build')});
console.log('push', performance.now()-t0);
const orig = pg.Client.prototype.query as any;
const times: Record<string, number[]> = {};
const last: Record<string, any> = {};
(pg.Client.prototype as any).query = async function (...a: any[]) {
  const name = a[0]?.name ?? String(a[0]?.text ?? a[0]).slice(0, 12);
  const b = performance.now();
  const r = await orig.apply(this, a);
  (times[name] ??= []).push(performance.now() - b);
  last[name] = a[0];
  return r;
};
const backend = new PostgresBackend(server.url, 'docs');
const signal = new AbortController().signal;
for (const q of ['how do I run a server in kubernetes', 'secret', 's', 'permision profile', '--target-port', 'run mcp server']) {
  for (let i = 0; i < 8; i++) {
    const b = performance.now();
    const {result} = await backend.search(readSearch({query: q, optionalWords: q, minWordSizefor1Typo: 4, hitsPerPage: 20}, 'docs'), {client: '', signal});
    if (i === 7) { console.log(q, result.nbHits, (performance.now() - b).toFixed(1)); console.log(Object.fromEntries(Object.entries(times).map(([k, v]) => [k, v.at(-1)!.toFixed(1)]))); }
  }
  if (process.argv[2] === 'explain' && q.startsWith(process.argv[3] ?? 'how')) {
    for (const n of ['docs-search-pages','docs-search-words','docs-search-part']) {
    const p = last[n];
    if(!p) continue;
    const c = new pg.Client({connectionString: server.url}); await c.connect();
    const r = await orig.call(c, {text: 'EXPLAIN (ANALYZE, TIMING) ' + p.text, values: p.values});
    console.log(r.rows.map((x: any) => x['QUERY PLAN']).join('\n'));
    await c.end(); }
  }
  for (const k of Object.keys(times)) delete times[k];
}
await backend.close(); await server.remove();
