/**
 * Does anything that a request or a browser's store holds break the server, the sandbox or a page?
 *
 * Run: npm run fuzz [-- --inputs 100000 --loads 300 --seed 1]
 * Sends requests to every endpoint of the programs behind `npm start` and `npm run sandbox`, each part of which may be nonsense, then opens
 * pages whose stored values are. Fails for a status from 500 on that is no answer of theirs, for a request without an answer, for
 * words on stderr, and for an error of a page. The same seed makes the same inputs.
 */
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {parseArgs} from 'node:util';
import * as fc from 'fast-check';
import {runProgram} from '../../server/sandbox/testing/runProgram';
import {freePort} from '../../server/testing/freePort';
import {runServer} from '../../server/testing/runServer';
import {anyRequest} from './anyRequest';
import {sendAll} from './sendAll';
import {fuzzStorage} from './storage';

const {values} = parseArgs({
  options: {
    inputs: {type: 'string', default: '100000'},
    loads: {type: 'string', default: '300'},
    seed: {type: 'string', default: '1'},
  },
});
const [inputs, loads, seed] = [values.inputs, values.loads, values.seed].map(Number) as [
  number,
  number,
  number,
];

const SITE = [
  ...['GET /', 'GET /{}', 'GET /toolhive/quickstart', 'GET /toolhive/{}', 'GET /search'],
  ...['GET /toolhive/quickstart.md', 'GET /llms.txt', 'GET /errors.json', 'GET /sitemap.xml'],
  ...['GET /assets/{}', 'GET /.{}', 'GET /.well-known/{}', 'GET /api-specs/{}', 'GET /reports/{}'],
  ...['GET /healthz', 'GET /readyz', 'POST /mcp', 'POST /mcp', 'POST /mcp', 'POST /mcp/{}'],
  ...['GET /1/isalive', 'POST /1/events', 'POST /1/feedback', 'POST /1/indexes/*/queries'],
  ...['POST /1/indexes/*/queries', 'POST /1/indexes/*/queries', 'POST /1/indexes/*/objects'],
  ...['POST /1/indexes/*/recommendations', 'GET /1/indexes/docs', 'GET /1/indexes/{}'],
  ...['POST /1/indexes/docs/query', 'POST /1/indexes/docs/query', 'POST /1/indexes/{}/query'],
  ...['POST /1/indexes/docs/browse', 'GET /1/indexes/docs/browse', 'GET /1/indexes/docs/settings'],
  ...[
    'POST /1/indexes/docs/facets/kind/query',
    'POST /1/indexes/docs/facets/{}/query',
    'POST /1/{}',
  ],
  ...['GET /1/indexes/docs/{}', 'GET /1/indexes/{}/{}', 'POST /1/indexes/{}/facets/{}/query'],
];
const SANDBOX = [
  ...['GET /health', 'GET /api/openapi.json', 'GET /api/v1beta/version', 'GET /{}'],
  ...['GET /api/v1beta/clients', 'POST /api/v1beta/clients', 'DELETE /api/v1beta/clients/{}'],
  ...['GET /api/v1beta/discovery/clients', 'GET /api/v1beta/{}', 'GET /api/v1beta/registry'],
  ...['POST /api/v1beta/registry', 'GET /api/v1beta/registry/{}', 'DELETE /api/v1beta/registry/{}'],
  ...['GET /api/v1beta/registry/{}/servers', 'GET /api/v1beta/registry/default/servers/{}'],
  ...['GET /api/v1beta/workloads', 'POST /api/v1beta/workloads', 'POST /api/v1beta/workloads'],
  ...['GET /api/v1beta/workloads/{}', 'DELETE /api/v1beta/workloads/{}'],
  ...['POST /api/v1beta/workloads/{}/restart', 'POST /api/v1beta/workloads/{}/stop'],
];

/** A full queue may be refused (RFC 9110 §15.6.4). */
const BUSY = 503;
/** What the API answers where it has nothing yet. */
const NOT_IMPLEMENTED = 501;

const problems: string[] = [];
const tell = (name: string, statuses: ReadonlyMap<number, number>): void => {
  const sorted = [...statuses].sort(([a], [b]) => a - b);
  console.log(`${name}: ${sorted.map(([status, times]) => `${status} ${times}`).join(', ')}`);
};

const folder = mkdtempSync(join(tmpdir(), 'fuzz-'));
const server = await runServer([], {EVENTS_LOG: join(folder, 'events.jsonl')});
const ofSite = Math.round(inputs * 0.75);
const toSite = fc.sample(anyRequest(SITE), {numRuns: ofSite, seed});
const site = await sendAll(server.port, toSite, [BUSY]);
tell('site', site.statuses);
const {tried, problems: ofPages} = await fuzzStorage(server.url, loads, seed);
console.log(`storage: ${tried} values in ${loads} page loads`);
server.kill('SIGTERM');
const ended = await server.ended;
rmSync(folder, {recursive: true});

const port = await freePort();
const sandbox = runProgram(['--port', String(port)]);
await sandbox.line('API sandbox listening on ');
const toSandbox = fc.sample(anyRequest(SANDBOX), {numRuns: inputs - ofSite, seed});
const answers = await sendAll(port, toSandbox, [NOT_IMPLEMENTED]);
tell('sandbox', answers.statuses);
sandbox.kill('SIGTERM');
const {stderr} = await sandbox.ended;

problems.push(...site.problems, ...ofPages, ...answers.problems);
for (const words of [ended.stderr, stderr]) if (words !== '') problems.push(words.slice(0, 2000));
console.log(`${inputs + tried} inputs, ${problems.length} problems`);
for (const problem of problems.slice(0, 20)) console.error(problem.slice(0, 1000));
process.exitCode = problems.length > 0 ? 1 : 0;
