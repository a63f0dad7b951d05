import {readFileSync, rmSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {Client, StreamableHTTPClientTransport} from '@modelcontextprotocol/client';
import {DocsLibrary, httpHandler, tools} from '@toolhive-docs/docs-mcp';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {writeDocsBuild} from '@toolhive-docs/docs-mcp/testing';

const root = fileURLToPath(new URL('../..', import.meta.url));
const text = readFileSync(new URL('registry.json', import.meta.url), 'utf8');

let buildDir = '';
let client: Client;
beforeAll(async () => {
  buildDir = await writeDocsBuild();
  const handler = httpHandler(new DocsLibrary({buildDir, root}));
  client = new Client({name: 'test', version: '1'});
  await client.connect(
    new StreamableHTTPClientTransport(new URL('http://localhost/mcp'), {
      fetch: (url, init) => handler.fetch(new Request(url, init)),
    }),
  );
}, 60_000);
afterAll(async () => {
  await client.close();
  rmSync(buildDir, {recursive: true});
});

it('the entry of the image is right for the documented release', async () => {
  const {structuredContent} = await client.callTool({
    name: 'check_registry',
    arguments: {json: text},
  });
  expect(structuredContent).toMatchObject({ok: true, problems: []});
});

it('the entry names every tool of the server', () => {
  const {servers} = JSON.parse(text) as {servers: Record<string, {tools: string[]}>};
  expect(servers['toolhive-docs']?.tools).toEqual(tools.map(({name}) => name));
});
