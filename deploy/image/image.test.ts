import {execFile, execFileSync, spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {readdirSync, readFileSync} from 'node:fs';
import {userInfo} from 'node:os';
import {join} from 'node:path';
import {text} from 'node:stream/consumers';
import {promisify} from 'node:util';
import {afterAll, beforeAll, expect, it, onTestFinished} from 'vitest';
import {median} from '../../bench/support/median';
import {freePort} from '../../server/testing/freePort';
import {unprivileged} from '../../server/testing/unprivileged';
import {assembleImage} from './assembleImage';
import {frozenImage, type FrozenImage} from '../testing/frozenImage';

const DOCKERFILE = readFileSync(new URL('Dockerfile', import.meta.url), 'utf8');

let image: FrozenImage;
beforeAll(async () => {
  image = await frozenImage(assembleImage);
}, 120_000);
afterAll(() => image.remove());

/** The environment and command that the Dockerfile sets. */
function settings(): {env: Record<string, string>; command: string[]} {
  const [, env = ''] = /^ENV (.*)$/m.exec(DOCKERFILE) ?? [];
  const [, command = '[]'] = /^CMD (.*)$/m.exec(DOCKERFILE) ?? [];
  const pairs = env.split(' ').map((pair) => pair.split('=') as [string, string]);
  return {env: Object.fromEntries(pairs), command: JSON.parse(command) as string[]};
}

async function start(): Promise<{program: ChildProcess; url: string; output: Promise<string>}> {
  const {env, command} = settings();
  const port = String(await freePort());
  const program = spawn(process.execPath, command, {
    cwd: image.folder,
    env: {...env, PORT: port},
    stdio: ['ignore', 'pipe', 'inherit'],
    ...unprivileged(),
  });
  onTestFinished(() => void program.kill('SIGKILL'));
  return {program, url: `http://127.0.0.1:${port}`, output: text(program.stdout)};
}

it('what the image holds runs for a user without rights who can write nothing, answers everything and stops', async () => {
  const {program, url, output} = await start();
  const statusOf = (path: string) =>
    fetch(url + path).then(
      ({status}) => status,
      () => 0,
    );
  await expect.poll(() => statusOf('/readyz'), {timeout: 60_000}).toBe(200);
  expect(await statusOf('/healthz')).toBe(200);
  expect(await (await fetch(`${url}/guides/run`)).text()).toContain('<h2 id=ports>');
  const post = async (path: string, body: object) =>
    (
      await fetch(url + path, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          Accept: 'application/json, text/event-stream',
        },
        body: JSON.stringify(body),
      })
    ).text();
  const search = {requests: [{indexName: 'docs', query: 'ports'}]};
  expect(await post('/1/indexes/*/queries', search)).toContain('/guides/run#ports');
  // Reads all data of the MCP server.
  const params = {name: 'check_command', arguments: {command_line: 'thv run --no-such-flag fetch'}};
  const call = {jsonrpc: '2.0', id: 1, method: 'tools/call', params};
  expect(await post('/mcp', call)).toContain('--no-such-flag');
  if (userInfo().uid === 0)
    await expect(
      promisify(execFile)('touch', [join(image.folder, 'server/main.mjs')], unprivileged()),
    ).rejects.toThrow(/Permission denied/);
  program.kill('SIGTERM');
  const [code] = (await once(program, 'exit')) as [number];
  expect(code).toBe(0);
  const [first = ''] = (await output).split('\n');
  expect(JSON.parse(first)).toMatchObject({level: 'info', time: expect.any(String)});
}, 120_000);

/** Processor time that a process has used, in milliseconds. Source: proc_pid_stat(5), in hundredths of a second. */
function processorTime(pid: number): number {
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const [user, system] = fields.split(' ').slice(11, 13).map(Number);
  return (Number(user) + Number(system)) * 10;
}

/** Processor time of a program that does nothing but load what Node.js has for servers, and read the server's code. */
function bareTime(): number {
  const program = `
    import 'node:http2'; import 'node:crypto'; import {readFileSync, readdirSync} from 'node:fs';
    new Response();
    for (const name of readdirSync('server')) readFileSync('server/' + name, 'utf8');
    const {user, system} = process.cpuUsage();
    console.log((user + system) / 1000);`;
  const args = ['--input-type=module', '--eval', program];
  return Number(execFileSync(process.execPath, args, {cwd: image.folder}));
}

it('from its start until it is ready, the image computes less than twice as long as a program that only reads it', async () => {
  const [bare, ready] = [[] as number[], [] as number[]];
  for (let round = 0; round < 5; round += 1) {
    bare.push(bareTime());
    const {program, url} = await start();
    await expect
      .poll(
        () =>
          fetch(`${url}/readyz`).then(
            ({ok}) => ok,
            () => false,
          ),
        {interval: 20, timeout: 30_000},
      )
      .toBe(true);
    ready.push(processorTime(Number(program.pid)));
    program.kill('SIGKILL');
  }
  expect(median(ready) / median(bare)).toBeLessThan(2);
}, 120_000);

it('the image holds the questions that the search of the MCP server is measured with', () => {
  const questions = new URL('../../specs/questions', import.meta.url);
  expect(readdirSync(join(image.folder, 'specs/questions'))).toEqual(readdirSync(questions));
});

it('the image runs as a numbered user that is not root', () => {
  expect(DOCKERFILE).toMatch(/^USER [1-9]\d*:[1-9]\d*$/m);
});
