import {InMemoryTransport} from '@modelcontextprotocol/server';
import {expect, it} from 'vitest';
import {docsServers} from './docsServer';
import {useLibrary} from './testing/useLibrary';

const library = useLibrary();

/** Types of what a search answers to a client that shakes hands with a version of the protocol. */
async function contentOf(protocolVersion: string): Promise<unknown> {
  const [client, side] = InMemoryTransport.createLinkedPair();
  const server = await docsServers(library())({era: 'legacy'});
  await server.connect(side);
  const ask = (id: number, method: string, params: object): Promise<unknown> =>
    new Promise((resolve) => {
      client.onmessage = resolve;
      void client.send({jsonrpc: '2.0', id, method, params: {...params}});
    });
  const clientInfo = {name: 'test', version: '1'};
  expect(await ask(1, 'initialize', {protocolVersion, clientInfo, capabilities: {}})).toMatchObject(
    {result: {protocolVersion}},
  );
  const answer = await ask(2, 'tools/call', {
    name: 'search_docs',
    arguments: {query: 'ports', limit: 1},
  });
  await server.close();
  const {content} = (answer as {result: {content: {type: string}[]}}).result;
  return content.map(({type}) => type);
}

it.each([
  ['2024-11-05', ['text']],
  ['2025-03-26', ['text']],
  ['2025-06-18', ['text', 'resource_link']],
  ['2025-11-25', ['text', 'resource_link']],
])('a client that speaks %s gets %j', async (version, content) => {
  expect(await contentOf(version)).toEqual(content);
});
