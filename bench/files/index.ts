/**
 * How many requests for a page does the server answer in a second, beside sirv?
 *
 * `npm run bench:files -- [--seconds 10] [--rounds 3] [--page /toolhive/quickstart]` starts both on one core and the sender on the other, and asks
 * them in turn, in brotli over 128 connections.
 */
import {execFile, execFileSync, fork, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {resolve} from 'node:path';
import {fileURLToPath} from 'node:url';
import {parseArgs, promisify} from 'node:util';
import * as z from 'zod';
import {runServer} from '../../server/testing/runServer';
import {installOnDemand} from '../../scripts/support/installOnDemand';
import {median} from '../support/median';

const {values} = parseArgs({
  options: {
    seconds: {type: 'string', default: '10'},
    rounds: {type: 'string', default: '3'},
    page: {type: 'string', default: '/toolhive/quickstart'},
    build: {type: 'string', default: 'build'},
  },
});
const CONNECTIONS = '128';
const file = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
const packages = resolve(installOnDemand('files', file('package.json')));

const Result = z.object({
  requests: z.object({average: z.number()}),
  latency: z.object({p50: z.number(), p99: z.number()}),
  '2xx': z.number(),
  non2xx: z.number(),
  errors: z.number(),
});

/** Starts sirv. */
async function runSirv(): Promise<{readonly process: ChildProcess; readonly port: number}> {
  const child = fork(file('sirvServer.mjs'), [packages, values.build]);
  const [{port}] = (await once(child, 'message')) as [{port: number}];
  return {process: child, port};
}

/** Sends requests as fast as they are answered. @throws Error when an answer is wrong. */
async function ask(port: number): Promise<z.infer<typeof Result>> {
  const {stdout} = await promisify(execFile)('taskset', [
    ...['--cpu-list', '1', process.execPath, `${packages}/node_modules/autocannon/autocannon.js`],
    ...['--json', '--connections', CONNECTIONS, '--duration', values.seconds],
    ...['--headers', 'accept-encoding=br', `http://127.0.0.1:${port}${values.page}`],
  ]);
  const result = Result.parse(JSON.parse(stdout));
  if (result.non2xx + result.errors > 0) throw new Error(`wrong answers: ${stdout}`);
  return result;
}

const ours = await runServer(['--build', resolve(values.build)]);
const sirv = await runSirv();
const sides = [
  {name: 'ours', port: ours.port, pid: ours.pid, rates: [] as number[]},
  {name: 'sirv', port: sirv.port, pid: sirv.process.pid, rates: [] as number[]},
];
for (const {pid} of sides)
  execFileSync('taskset', ['--all-tasks', '--pid', '--cpu-list', '0', String(pid)]);
for (let round = 0; round <= Number(values.rounds); round += 1)
  for (const {name, port, rates} of sides) {
    const {requests, latency} = await ask(port);
    // The first is to warm up.
    if (round === 0) continue;
    rates.push(requests.average);
    console.log(
      `${name}: ${requests.average} a second, p50 ${latency.p50} ms, p99 ${latency.p99} ms`,
    );
  }
const [own = 0, other = 0] = sides.map(({rates}) => median(rates));
console.log(`ours ${own}, sirv ${other}: ${(own / other).toFixed(2)} of sirv`);
sirv.process.disconnect();
ours.kill('SIGTERM');
await ours.ended;
