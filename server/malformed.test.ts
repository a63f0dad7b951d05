import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {mkdir, mkdtemp, rename, rm, symlink, writeFile} from 'node:fs/promises';
import {connect} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {text} from 'node:stream/consumers';
import {fileURLToPath} from 'node:url';
import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';
import {writeExampleBuild} from './testing/exampleBuild';
import {malformedRequests, type MalformedRequest} from './testing/malformedRequests';
import {getRequest, openSocket} from './testing/openSocket';
import {rawGet} from './testing/rawRequest';

vi.setConfig({testTimeout: 60_000, hookTimeout: 30_000});

const COUNT = 10_000;
const SEED = 20251121;
/** Connections at a time. */
const AT_ONCE = 64;
/** How much the program may have grown after all of them, in bytes. */
const GROWTH = 100 * 1024 * 1024;
const SECRET = 'root:x:0:0: nobody may read this';
const LARGE = 24 * 1024 * 1024;

let folder = '';
let program: ChildProcess;
let port = 0;

const told = async (): Promise<Record<string, number>> =>
  ((await once(program, 'message')) as [Record<string, number>])[0];

async function ask(): Promise<Record<string, number>> {
  const answer = told();
  program.send('how are you?');
  return answer;
}

const memory = async () => (await ask())['memory'] ?? 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'malformed-'));
  const build = join(folder, 'build');
  await rename(await writeExampleBuild(), build);
  await mkdir(join(build, '.git'));
  await Promise.all(
    [join(folder, 'secret.txt'), join(build, '.git/config'), join(build, '.stamp.json')].map(
      (file) => writeFile(file, SECRET),
    ),
  );
  await writeFile(join(build, 'large.bin'), Buffer.alloc(LARGE));
  await symlink('../secret.txt', join(build, 'link-to-secret.txt'));
  await symlink('..', join(build, 'link-to-folder'));
  program = spawn(
    process.execPath,
    [
      '--expose-gc',
      '--import',
      'tsx',
      fileURLToPath(new URL('testing/serveExample.ts', import.meta.url)),
      build,
    ],
    {stdio: ['ignore', 'ignore', 'inherit', 'ipc']},
  );
  port = (await told())['port'] ?? 0;
});

afterAll(async () => {
  program.kill();
  await rm(folder, {recursive: true});
});

const stillAnswers = async () => expect(await rawGet(port, '/')).toMatch(/^HTTP\/1\.1 200 /);

/** Everything the server says before it ends the connection; nothing when it resets it. */
function exchange(bytes: string): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes, 'latin1'));
    socket.setEncoding('latin1');
    socket.on('data', (part) => (answer += part.toString()));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(answer));
  });
}

function problemOf({bytes, allowed}: MalformedRequest, answer: string): string | undefined {
  const request = JSON.stringify(bytes.slice(0, 160));
  const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1]);
  if (answer.includes(SECRET)) return `${request} was sent a file from outside`;
  if (/^x-injected/im.test(answer.split('\r\n\r\n')[0] ?? '')) return `${request} added a header`;
  if (/^location: (?!\/(?![/\\]))/im.test(answer)) return `${request} was sent to another host`;
  // A connection that is closed without a word is an answer to what is no HTTP.
  if (answer !== '' && !allowed.includes(status))
    return `${request} was answered ${status}, not ${allowed.join(' or ')}`;
  return undefined;
}

describe(`${COUNT} malformed requests`, () => {
  it('are answered as they should be, from inside the build, in bounded memory', async () => {
    const requests = malformedRequests(COUNT, SEED);
    await Promise.all(requests.slice(0, 500).map(({bytes}) => exchange(bytes)));
    const before = await memory();
    const problems: string[] = [];
    let silent = 0;
    const queue = [...requests];
    const work = async () => {
      for (let request = queue.pop(); request; request = queue.pop()) {
        const answer = await exchange(request.bytes);
        silent += answer === '' ? 1 : 0;
        const problem = problemOf(request, answer);
        if (problem !== undefined) problems.push(problem);
      }
    };
    await Promise.all(Array.from({length: AT_ONCE}, work));
    expect(problems.slice(0, 10)).toEqual([]);
    expect(silent).toBeLessThan(COUNT / 20);
    expect((await memory()) - before).toBeLessThan(GROWTH);
    expect(program.exitCode).toBeNull();
    await stillAnswers();
  });
});

describe('links in the build', () => {
  it.each(['/link-to-secret.txt', '/link-to-folder/secret.txt'])(
    '%s that lead out of it lead nowhere',
    async (path) => {
      expect(await rawGet(port, path)).toMatch(/^HTTP\/1\.1 404 /);
    },
  );
});

describe('slow clients', () => {
  it('who never finish their headers are let go, and nobody waits for them', async () => {
    const sockets = await Promise.all(
      Array.from({length: 200}, () => openSocket(port, 'GET / HTTP/1.1\r\nHost: a\r\nX-A: ')),
    );
    const drip = setInterval(
      () => sockets.forEach((socket) => socket.writable && socket.write('a')),
      100,
    );
    const answers = Promise.all(sockets.map((socket) => text(socket).catch(() => '')));
    await stillAnswers();
    // Who is still writing when the connection ends may lose the answer.
    expect(
      (await answers).filter((answer) => answer !== '' && !answer.startsWith('HTTP/1.1 408 ')),
    ).toEqual([]);
    clearInterval(drip);
    await stillAnswers();
  });

  it('who never read what they asked for are let go', async () => {
    const before = await memory();
    const sockets = await Promise.all(
      Array.from({length: 50}, () => openSocket(port, getRequest('/large.bin'))),
    );
    await Promise.all(
      sockets.map(async (socket) => {
        await once(socket.resume(), 'data');
        socket.pause();
      }),
    );
    await stillAnswers();
    // All of them are sent the one copy in memory.
    expect((await memory()) - before).toBeLessThan(4 * LARGE);
    const closed = sockets.map((socket) => once(socket, 'close'));
    await expect
      .poll(async () => (await ask())['connections'], {timeout: 30_000, interval: 200})
      .toBe(0);
    for (const socket of sockets) socket.resume();
    await Promise.all(closed);
    expect(Math.max(...sockets.map(({bytesRead}) => bytesRead))).toBeLessThan(LARGE);
    await stillAnswers();
  });
});
