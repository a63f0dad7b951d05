import {spawn, type ChildProcessWithoutNullStreams} from 'node:child_process';
import {once} from 'node:events';
import {connect} from 'node:net';
import {createInterface} from 'node:readline';
import {text} from 'node:stream/consumers';
import {tools} from '@toolhive-docs/docs-mcp';
import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';
import type * as z from 'zod';
import {mcpServer} from '../testing/mcpServer';
import {HOSTILE_MESSAGES} from '../testing/hostileMcp';

/** No message may keep the one thread longer than this, in milliseconds, on a machine that does other work as well. */
const LONGEST = 3000;

const server = mcpServer();
const {post, root} = server;

const call = (name: string, args: unknown): string =>
  JSON.stringify({jsonrpc: '2.0', id: 1, method: 'tools/call', params: {name, arguments: args}});

async function expectAlive(): Promise<void> {
  const answer = await post(call('get_page', {url: '/guides/run'}));
  expect(answer.status).toBe(200);
  expect(answer.body).toContain('Pick one.');
}

const LEAKS = /root:|node_modules|at \w+ \(|\/tmp\/|ENOENT|call stack/;

describe('over HTTP', () => {
  it.each(HOSTILE_MESSAGES)('%s is answered, and nothing breaks', async (_what, message) => {
    const began = performance.now();
    const {status, body} = await post(message);
    expect(performance.now() - began).toBeLessThan(LONGEST);
    expect(status).toBeLessThan(500);
    expect(body).not.toMatch(LEAKS);
    await expectAlive();
  });

  it('clients that send half a message keep nobody waiting', async () => {
    const {port, hostname, host} = new URL(server.url);
    const head = `POST /mcp HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nAccept: application/json, text/event-stream\r\nContent-Length: 1000\r\n\r\n{`;
    const slow = await Promise.all(
      Array.from({length: 20}, async () => {
        const socket = connect(Number(port), hostname).on('error', () => undefined);
        await once(socket, 'connect');
        socket.write(head);
        return socket;
      }),
    );
    await expectAlive();
    const told = vi.spyOn(console, 'error').mockReturnValue();
    for (const socket of slow) socket.destroy();
    await expectAlive();
    // Nothing of the program is wrong.
    expect(told).not.toHaveBeenCalled();
    told.mockRestore();
  });

  it('a body that is no text is refused', async () => {
    expect((await post(Buffer.from([0xff, 0xfe, 0x00, 0x80]))).status).toBe(400);
  });

  it('a body of one megabyte is refused, whether or not it says its length', async () => {
    const body = call('get_page', {url: 'x'.repeat(1024 * 1024)});
    expect((await post(body)).status).toBe(413);
    expect((await post(body, {'Transfer-Encoding': 'chunked'})).status).toBe(413);
    await expectAlive();
  });

  it.each([
    ['a page of another site', {Origin: 'https://evil.example'}],
    ['a page without an origin', {Origin: 'null'}],
    ['an origin that is no address', {Origin: '//'}],
    ['a name that begins like one of ours', {Origin: 'https://localhost.evil.example'}],
    ['a foreign host', {Host: 'evil.example'}],
    ['a foreign host with one of ours before it', {Host: 'localhost@evil.example'}],
    ['a host that is no name', {Host: '[:::'}],
  ] as [string, Record<string, string>][])('%s may not call', async (_what, headers) => {
    const {status} = await post('{"jsonrpc":"2.0","id":1,"method":"tools/list"}', headers);
    expect([400, 403]).toContain(status);
  });

  it.each(['GET', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('%s is no way to call', async (method) => {
    const {status} = await fetch(`${server.url}/mcp`, {method});
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  });
});

/** What no argument of any tool may be; only null may stand for one that is left out. */
const WRONG = [null, true, [], {}, [[['x']]], -1.5, 'x'.repeat(30_000)];

describe('arguments of a wrong type or size', () => {
  it.each(tools.map(({name, input}) => [name, input] as const))(
    '%s names each argument that is wrong',
    async (name, input: z.ZodObject) => {
      const fields: Record<string, z.ZodType> = input.shape;
      for (const [field, schema] of Object.entries(fields))
        for (const value of WRONG.filter((one) => !schema.safeParse(one ?? undefined).success)) {
          const {status, body} = await post(call(name, {[field]: value}));
          expect(status).toBe(200);
          expect(body).toContain('"isError":true');
          expect(body).toContain(field);
          expect(body.length).toBeLessThan(10_000);
        }
    },
  );

  it.each(tools.map(({name}) => name))(
    '%s refuses arguments that it does not know',
    async (name) => {
      const {body} = await post(call(name, {nonsense: 1}));
      expect(body).toContain('"isError":true');
      expect(body).toContain('nonsense');
    },
  );
});

describe('on standard input', () => {
  let program: ChildProcessWithoutNullStreams;
  const answers: string[] = [];
  beforeAll(() => {
    const args = [`${root}packages/docs-mcp/bin.mjs`, '--build', server.buildDir, '--root', root];
    program = spawn(process.execPath, args);
    createInterface(program.stdout).on('line', (line) => answers.push(line));
  });
  afterAll(async () => {
    program.kill();
    if (program.exitCode === null) await once(program, 'exit');
  });
  const send = (line: string): void => void program.stdin.write(`${line}\n`);
  const answerOf = (id: number): string | undefined =>
    answers.find((line) => (JSON.parse(line) as {id?: unknown}).id === id);

  it('every such message, and a megabyte, leaves a server that goes on answering', async () => {
    for (const [, message] of HOSTILE_MESSAGES) send(message);
    send('x'.repeat(1024 * 1024));
    send(call('get_page', {url: 'x'.repeat(1024 * 1024)}));
    send(
      '{"jsonrpc":"2.0","id":99,"method":"tools/call","params":{"name":"get_page","arguments":{"url":"/guides/run"}}}',
    );
    await expect.poll(() => answerOf(99) ?? '', {timeout: 30_000}).toContain('Pick one.');
    expect(program.exitCode).toBeNull();
    expect(answers.join('\n')).not.toMatch(LEAKS);
    expect(answers.join('\n')).toContain('"id":null,"error":{"code":-32700');
  }, 40_000);

  it('a line that is too long to be kept ends the program with an error', async () => {
    program.stdin.on('error', () => undefined).write('x'.repeat(11 * 1024 * 1024));
    expect((await once(program, 'exit'))[0]).toBe(1);
  });
});

it('a transport that the program does not have ends it with what to do', async () => {
  const program = spawn(process.execPath, [`${root}packages/docs-mcp/bin.mjs`], {
    // eslint-disable-next-line no-restricted-syntax -- handed on to the program as it is
    env: {...process.env, MCP_TRANSPORT: 'sse'},
  });
  const stderr = text(program.stderr);
  expect((await once(program, 'exit'))[0]).toBe(1);
  expect(await stderr).toMatch(/^Error: MCP_TRANSPORT is "sse"; allowed: stdio, streamable-http/);
}, 20_000);
