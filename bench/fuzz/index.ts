/**
 * Does anything that a request or a browser's store holds break the server, the sandbox or a page?
 *
 * Run: npm run fuzz [-- --inputs 100000 --loads 300 --seed 1]
 * Sends requests to every endpoint of the programs behind `npm start` and `npm run sandbox`, each part of which may be nonsense, then opens
 * pages whose stored values are. Fails for a status from 500 on that is no answer of theirs, for a request without an answer, for
 * words on stderr, and for an error of a page. The same seed makes the same inputs.
 */
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
  ...['/', '/{}', '/toolhive/quickstart', '/toolhive/{}', '/toolhive/quickstart.md', '/search'],
  ...['/llms.txt', '/errors.json', '/sitemap.xml', '/healthz', '/readyz', '/assets/{}', '/.{}'],
  ...['/mcp', '/mcp', '/mcp', '/mcp/{}', '/.well-known/{}', '/api-specs/{}', '/reports/{}'],
  ...['/1/isalive', '/1/events', '/1/feedback', '/1/indexes/*/queries', '/1/indexes/*/queries'],
  ...['/1/indexes/*/objects', '/1/indexes/*/recommendations', '/1/indexes/docs', '/1/indexes/{}'],
  ...['/1/indexes/docs/query', '/1/indexes/docs/browse', '/1/indexes/docs/settings', '/1/{}'],
  ...['/1/indexes/docs/facets/kind/query', '/1/indexes/docs/facets/{}/query'],
  ...['/1/indexes/docs/{}', '/1/indexes/{}/{}', '/1/indexes/{}/facets/{}/query'],
];
const SANDBOX = [
  ...['/health', '/api/openapi.json', '/api/v1beta/version', '/api/v1beta/clients', '/{}'],
  ...['/api/v1beta/clients/{}', '/api/v1beta/discovery/clients', '/api/v1beta/{}'],
  ...['/api/v1beta/registry', '/api/v1beta/registry/{}', '/api/v1beta/registry/{}/servers'],
  ...['/api/v1beta/registry/default/servers/{}', '/api/v1beta/registry/{}/servers/{}'],
  ...['/api/v1beta/workloads', '/api/v1beta/workloads/{}', '/api/v1beta/workloads/{}/restart'],
  '/api/v1beta/workloads/{}/stop',
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

const server = await runServer([], {EVENTS_LOG: 'off'});
const shares = {site: Math.round(inputs * 0.7), sandbox: Math.round(inputs * 0.2)};
const toSite = fc.sample(anyRequest(SITE), {numRuns: shares.site, seed});
const site = await sendAll(server.port, toSite, [BUSY]);
tell('site', site.statuses);
const {tried, problems: ofPages} = await fuzzStorage(server.url, loads, seed);
console.log(`storage: ${tried} values in ${loads} page loads`);
server.kill('SIGTERM');
const ended = await server.ended;

const port = await freePort();
const sandbox = runProgram(['--port', String(port)]);
await sandbox.line('API sandbox listening on ');
const toSandbox = fc.sample(anyRequest(SANDBOX), {numRuns: shares.sandbox, seed});
const answers = await sendAll(port, toSandbox, [NOT_IMPLEMENTED]);
tell('sandbox', answers.statuses);
sandbox.kill('SIGTERM');
const {stderr} = await sandbox.ended;

problems.push(...site.problems, ...ofPages, ...answers.problems);
for (const words of [ended.stderr, stderr]) if (words !== '') problems.push(words.slice(0, 2000));
console.log(`${shares.site + shares.sandbox + tried} inputs, ${problems.length} problems`);
for (const problem of problems.slice(0, 20)) console.error(problem.slice(0, 1000));
process.exitCode = problems.length > 0 ? 1 : 0;
