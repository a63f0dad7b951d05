/**
 * Does the site hold for long, and in bad company?
 *
 * `npm run soak -- [--seconds 60] [--connections 256] [--rounds 3] [--build build]` runs the fault matrix (tests/faults) three times
 * in a row. Then, before the server behind `npm start`, one client attacks while readers read; half of a crowd misbehaves; the server
 * is replaced under load; and it is filled with clients that all misbehave in one way.
 * Every answer is compared with the right one. Prints figures; fails when an answer was wrong, an accepted request was lost, readers
 * waited too long, the server grew beyond its bound or took longer to stop than it may.
 */
import {spawnSync} from 'node:child_process';
import {mkdtempSync, readdirSync, readFileSync, rmSync, statSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {parseArgs} from 'node:util';
import {PAGE_INDEX, PageIndexSchema} from '@toolhive-docs/agent-files';
import {tools} from '../../scripts/support/tools.mjs';
import {LIMITS} from '../../server/limits';
import {runServer} from '../../server/testing/runServer';
import {attack} from './attack';
import {crowd} from './crowd';
import {fullHouse} from './fullHouse';
import {duringRestart} from './restart';
import {questionsOf} from './questions';

const {values} = parseArgs({
  options: {
    seconds: {type: 'string', default: '60'},
    connections: {type: 'string', default: '256'},
    rounds: {type: 'string', default: '3'},
    build: {type: 'string', default: 'build'},
  },
});
const [seconds, connections, rounds, buildDir] = [
  Number(values.seconds),
  Number(values.connections),
  Number(values.rounds),
  resolve(values.build),
];
const problems: string[] = [];

for (let round = 1; round <= rounds; round += 1) {
  const began = performance.now();
  const {status} = spawnSync(
    process.execPath,
    [tools.playwrightTest, 'test', '--project=site', 'tests/faults'],
    {stdio: 'inherit'},
  );
  console.log(
    `Faults, round ${round} of ${rounds}: ${status === 0 ? 'passed' : 'failed'} in ${((performance.now() - began) / 1000).toFixed(0)} s`,
  );
  if (status !== 0) problems.push(`faults, round ${round}`);
}

const folder = mkdtempSync(join(tmpdir(), 'soak-'));
const variables = {EVENTS_LOG: join(folder, 'events.jsonl')};
let program = await runServer(['--build', buildDir], variables);
const {port} = program;

/** How long the program may take to end, in milliseconds: its server's limit, and what a process needs besides. */
const LONGEST_STOP = LIMITS.stop + 2500;

async function stop(): Promise<void> {
  const began = performance.now();
  program.kill('SIGTERM');
  const {code, stderr} = await program.ended;
  const took = performance.now() - began;
  console.log(`Stopped in ${took.toFixed(0)} ms`);
  if (took > LONGEST_STOP)
    problems.push(`the server took ${took.toFixed(0)} ms to stop, allowed are ${LONGEST_STOP}`);
  if (code !== 0 || stderr !== '')
    problems.push(`the server ended with ${String(code)}: ${stderr}`);
}

const next = await questionsOf(buildDir, port);
const scripts = readdirSync(join(buildDir, 'assets/js')).filter((name) => name.endsWith('.js'));
const sizeOf = (name: string) => statSync(join(buildDir, 'assets/js', name)).size;
const largeFile = `/assets/js/${scripts.sort((a, b) => sizeOf(b) - sizeOf(a))[0] ?? ''}`;

const {pages} = PageIndexSchema.parse(JSON.parse(readFileSync(join(buildDir, PAGE_INDEX), 'utf8')));
const ids = pages.map(({route}) => route);
problems.push(...(await attack({port, pid: program.pid, seconds, next, largeFile, ids})));
problems.push(...(await crowd({port, pid: program.pid, connections, seconds, next, largeFile})));
problems.push(
  ...(await duringRestart({
    port,
    connections: connections / 4,
    next,
    largeFile,
    restart: async () => {
      await stop();
      program = await runServer(['--build', buildDir], {...variables, PORT: String(port)});
    },
    log: () =>
      readdirSync(folder)
        .map((file) => readFileSync(join(folder, file), 'utf8'))
        .join(''),
  })),
);
await stop();
rmSync(folder, {recursive: true});
problems.push(...(await fullHouse(buildDir, largeFile, LONGEST_STOP)));

for (const problem of [...new Set(problems)].slice(0, 20)) console.error(problem);
console.log(
  problems.length === 0 ? 'Nothing was wrong, nothing was lost.' : `${problems.length} problems.`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
