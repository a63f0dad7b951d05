import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {afterAll, beforeAll, expect, it, vi} from 'vitest';
import {freePort} from '../testing/freePort';
import {mcpServer} from '../testing/mcpServer';
import {openSocket, readAll} from '../testing/openSocket';
import {postMcp} from '../testing/postMcp';

const PING = '{"jsonrpc":"2.0","id":1,"method":"ping"}';

const isUp = async (): Promise<void> => {
  expect((await postMcp(`http://127.0.0.1:${port}`, PING)).status).toBe(200);
};

const server = mcpServer();
let port: number;
let stop: () => Promise<unknown>;
beforeAll(async () => {
  port = await freePort();
  const {root, buildDir} = server;
  const program = spawn(
    process.execPath,
    [`${root}packages/docs-mcp/bin.mjs`, '--build', buildDir, '--root', root],
    {
      // eslint-disable-next-line no-restricted-syntax -- handed on to the program as it is
      env: {...process.env, MCP_TRANSPORT: 'streamable-http', MCP_PORT: String(port)},
      stdio: 'ignore',
    },
  );
  stop = () => {
    if (program.exitCode !== null) return Promise.resolve();
    const exit = once(program, 'exit');
    program.kill();
    return exit;
  };
  await vi.waitFor(isUp, {timeout: 30_000, interval: 200});
}, 40_000);
afterAll(() => stop());

it('the program of its own takes a hundred connections, and closes further ones', async () => {
  const open = await Promise.all(Array.from({length: 100}, () => openSocket(port)));
  expect(await readAll(await openSocket(port))).toBe('');
  for (const socket of open) socket.destroy();
  await vi.waitFor(isUp);
});

it('the program of its own refuses the same batches', async () => {
  const batch = `[${Array.from({length: 11}, () => PING).join()}]`;
  expect(await postMcp(`http://127.0.0.1:${port}`, batch)).toMatchObject({status: 400});
});
