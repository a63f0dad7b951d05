import {expect, it} from 'vitest';
import {readMessages} from './readMessages';

/** What is passed on of some texts, and what is answered to the rest. */
async function read(...texts: string[]): Promise<{passed: unknown[]; replies: unknown[]}> {
  const replies: unknown[] = [];
  const passed: unknown[] = [];
  async function* input() {
    yield* await Promise.resolve(texts);
  }
  for await (const line of readMessages(input(), (reply) => replies.push(JSON.parse(reply))))
    passed.push(JSON.parse(line.toString()));
  return {passed, replies};
}

const ping = (id: number) => ({jsonrpc: '2.0', id, method: 'ping'});
const refusal = (code: number, id: unknown = null) =>
  expect.objectContaining({id, error: expect.objectContaining({code}) as unknown}) as unknown;

it('a message is passed on, however its line is cut up, and empty lines are none', async () => {
  const line = `${JSON.stringify(ping(1))}\r\n\n${JSON.stringify(ping(2))}\n`;
  expect(await read(...line.split(/(?<=.)/))).toEqual({passed: [ping(1), ping(2)], replies: []});
});

it.each([
  ['{bad', -32700, null],
  ['{"jsonrpc":"2.0","id":9,"method":5}', -32600, 9],
  ['{"jsonrpc":"2.0","id":"a","method":5}', -32600, 'a'],
  ['{"jsonrpc":"2.0","id":{},"method":"ping"}', -32600, null],
  ['null', -32600, null],
  ['[]', -32600, null],
  [JSON.stringify(Array(101).fill(ping(1))), -32600, null],
])('%.60s is answered with %i and the id %j', async (line, code, id) => {
  expect(await read(`${line}\n`)).toEqual({passed: [], replies: [refusal(code, id)]});
});

it('of a batch each message is passed on, and each that is none is answered', async () => {
  const batch = JSON.stringify([ping(1), 5, ping(2)]);
  expect(await read(`${batch}\n`)).toEqual({
    passed: [ping(1), ping(2)],
    replies: [refusal(-32600)],
  });
});

it('a line without an end is not kept for ever', async () => {
  await expect(read('x'.repeat(6e6), 'x'.repeat(6e6))).rejects.toThrow('longer than 10485760');
});
