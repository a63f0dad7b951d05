import {execFile, spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {chmodSync, lstatSync, mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir, userInfo} from 'node:os';
import {join} from 'node:path';
import {text} from 'node:stream/consumers';
import {promisify} from 'node:util';
import {afterAll, beforeAll, expect, it, onTestFinished} from 'vitest';
import {writeDocsBuild} from '../../server/testing/docsBuild';
import {freePort} from '../../server/testing/freePort';
import {unprivileged} from '../../server/testing/unprivileged';
import {assembleImage} from './assembleImage';

const DOCKERFILE = readFileSync(new URL('Dockerfile', import.meta.url), 'utf8');

let folder = '';
let buildDir = '';
beforeAll(async () => {
  buildDir = await writeDocsBuild();
  folder = mkdtempSync(join(tmpdir(), 'image-'));
  await assembleImage({buildDir, out: folder});
  for (const path of paths()) chmodSync(path, lstatSync(path).isDirectory() ? 0o555 : 0o444);
}, 120_000);
afterAll(() => {
  for (const path of paths()) if (lstatSync(path).isDirectory()) chmodSync(path, 0o755);
  for (const path of [folder, buildDir]) rmSync(path, {recursive: true});
});

const paths = (): string[] => [
  folder,
  ...readdirSync(folder, {recursive: true}).map((path) => join(folder, String(path))),
];

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
    cwd: folder,
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
      promisify(execFile)('touch', [join(folder, 'server/main.mjs')], unprivileged()),
    ).rejects.toThrow(/Permission denied/);
  program.kill('SIGTERM');
  const [code] = (await once(program, 'exit')) as [number];
  expect(code).toBe(0);
  const [first = ''] = (await output).split('\n');
  expect(JSON.parse(first)).toMatchObject({level: 'info', time: expect.any(String)});
}, 120_000);

it('the image runs as a numbered user that is not root', () => {
  expect(DOCKERFILE).toMatch(/^USER [1-9]\d*:[1-9]\d*$/m);
});
