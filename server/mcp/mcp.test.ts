import {mkdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {Client, StreamableHTTPClientTransport} from '@modelcontextprotocol/client';
import {SKILLS} from '@toolhive-docs/agent-files';
import {SkillsClient} from '@modelcontextprotocol/client/ext/skills';
import {Client as OldClient} from '@modelcontextprotocol/sdk/client/index.js';
import {StreamableHTTPClientTransport as OldTransport} from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import {describe, expect, it} from 'vitest';
import {createApp} from '../createApp';
import {startServer} from '../startServer';
import {SECURE_HEADERS} from '@toolhive-docs/hosting';
import {mcpServer} from '../testing/mcpServer';

/** The first version of the protocol without sessions. */
const SESSIONLESS = '2026-07-28';

const server = mcpServer();
const {post, root} = server;

describe('clients of both generations', () => {
  it('of the protocol without sessions find tools in one order, and call them', async () => {
    const client = new Client(
      {name: 'test', version: '1'},
      {versionNegotiation: {mode: {pin: '2026-07-28'}}},
    );
    await client.connect(new StreamableHTTPClientTransport(new URL(`${server.url}/mcp`)));
    const {tools} = await client.listTools();
    expect(tools.map(({name}) => name)).toEqual([
      'search_docs',
      'get_page',
      'list_pages',
      'find_error',
      'describe_command',
      'describe_operation',
      'describe_field',
      'check_command',
      'check_manifest',
      'check_profile',
      'check_registry',
      'changes',
    ]);
    const result = await client.callTool({name: 'get_page', arguments: {url: '/guides/run'}});
    expect(result.structuredContent).toMatchObject({source: {title: 'Run', version: 'v0.0.47'}});
    await client.close();
  });

  it('find the skills of the site, and read them as their digests say', async () => {
    const {buildDir} = server;
    const folder = join(buildDir, SKILLS, 'toolhive');
    const text = '---\nname: toolhive\ndescription: Runs servers.\n---\n\n# Run\n';
    mkdirSync(folder, {recursive: true});
    writeFileSync(join(folder, 'SKILL.md'), text);
    const own = await startServer(createApp({buildDir, baseUrl: '/', root}), '127.0.0.1', 0);
    const client = new Client(
      {name: 'test', version: '1'},
      {versionNegotiation: {mode: {pin: '2026-07-28'}}},
    );
    await client.connect(new StreamableHTTPClientTransport(new URL(`${own.url}/mcp`)));
    const reader = new SkillsClient(client);
    const {skills} = await reader.list();
    expect(skills.map(({frontmatter}) => frontmatter.name)).toEqual(['toolhive']);
    for (const skill of skills)
      expect(await reader.read(skill)).toMatchObject({text, verified: true});
    await client.close();
    await own.stop();
  });

  it('of the protocol with a handshake call the same tools', async () => {
    const client = new OldClient({name: 'old', version: '1'});
    const transport = new OldTransport(new URL(`${server.url}/mcp`));
    await client.connect(transport);
    expect(client.getServerVersion()).toMatchObject({name: 'toolhive-docs', version: '0.0.47'});
    const result = await client.callTool({name: 'search_docs', arguments: {query: 'ports'}});
    expect(JSON.stringify(result.structuredContent)).toContain('/guides/run#ports');
    await client.close();
  });
});

it.each([
  [{}, 0],
  [{'Mcp-Protocol-Version': '2025-03-26'}, 0],
  [{'Mcp-Protocol-Version': '2025-06-18'}, 1],
])('a call with %j has results with the contents of its protocol', async (headers, links) => {
  const {body} = await post(
    '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"get_page","arguments":{"url":"/guides/run"}}}',
    headers,
  );
  expect(body).toContain('Pick one.');
  expect(body.match(/"resource_link"/g) ?? []).toHaveLength(links);
});

describe('who may call', () => {
  const call = '{"jsonrpc":"2.0","id":1,"method":"tools/list"}';

  it('no page of another site', async () => {
    expect((await post(call, {Origin: 'https://evil.example'})).status).toBe(403);
    expect((await post(call, {Origin: 'http://localhost:5000'})).status).toBe(200);
  });

  it('nobody under a foreign name of the host', async () => {
    expect((await post(call, {Host: 'evil.example'})).status).toBe(403);
    expect((await post(call, {Host: 'docs.example.com'})).status).toBe(200);
  });
});

describe('what is no request of the protocol', () => {
  it.each([
    ['a body too large', `{"jsonrpc":"2.0","id":1,"method":"${'x'.repeat(1024 * 1024)}"}`, 413],
    ['no JSON', '{"jsonrpc"', 400],
    ['no message', '[]', 400],
    ['another type', '{}', 415, {'Content-Type': 'text/plain'}],
  ] as [string, string, number, Record<string, string>?][])(
    '%s is refused',
    async (_name, body, status, headers) => {
      expect((await post(body, headers)).status).toBe(status);
    },
  );

  it('a slash too many leads to the server', async () => {
    const answer = await fetch(`${server.url}/mcp/`, {method: 'POST', redirect: 'manual'});
    expect([answer.status, answer.headers.get('location')]).toEqual([308, '/mcp']);
  });

  it('an unknown method is said to be unknown', async () => {
    const answer = await post('{"jsonrpc":"2.0","id":1,"method":"no/such"}');
    expect(answer.body).toContain('-32601');
  });

  it('an unknown method of the protocol without sessions has status 404', async () => {
    const method = 'no/such';
    const about = {
      'io.modelcontextprotocol/protocolVersion': SESSIONLESS,
      'io.modelcontextprotocol/clientInfo': {name: 'test', version: '1'},
      'io.modelcontextprotocol/clientCapabilities': {},
    };
    const {status, body} = await post(
      JSON.stringify({jsonrpc: '2.0', id: 1, method, params: {_meta: about}}),
      {'Mcp-Protocol-Version': SESSIONLESS, 'Mcp-Method': method},
    );
    expect([status, JSON.parse(body)]).toMatchObject([404, {id: 1, error: {code: -32601}}]);
  });
});

describe('clients that only know the domain', () => {
  it('find the catalog, the card, and by it the server', async () => {
    const catalog = await fetch(`${server.url}/.well-known/ai-catalog.json`);
    expect(catalog.headers.get('content-type')).toBe('application/ai-catalog+json');
    const {entries} = (await catalog.json()) as {entries: {url: string; type: string}[]};
    expect(entries).toEqual([
      expect.objectContaining({
        url: 'https://docs.example.com/mcp/server-card',
        type: 'application/mcp-server-card+json',
        description: 'All.',
        representativeQueries: expect.arrayContaining([expect.stringMatching(/\?$/)]) as string[],
      }),
    ]);
    const card = await fetch(`${server.url}/mcp/server-card`);
    expect(card.headers.get('access-control-allow-origin')).toBe('*');
    expect(await card.json()).toMatchObject({
      name: 'com.example.docs/toolhive-docs',
      version: '0.0.47',
      remotes: [{type: 'streamable-http', url: 'https://docs.example.com/mcp'}],
    });
    const etag = card.headers.get('etag') ?? '';
    const again = await fetch(`${server.url}/mcp/server-card`, {headers: {'If-None-Match': etag}});
    expect(again.status).toBe(304);
  });
});

it.each(['/mcp/server-card', '/.well-known/ai-catalog.json'])(
  'a page of another site that asks first may read %s',
  async (path) => {
    const {status, headers} = await fetch(server.url + path, {method: 'OPTIONS'});
    expect(status).toBe(204);
    const sent = await fetch(server.url + path);
    for (const name of ['origin', 'methods', 'headers'].map((one) => `access-control-allow-${one}`))
      expect(headers.get(name)).toBe(sent.headers.get(name) ?? 'sent with GET');
  },
);

it.each([
  ['a call', '/mcp', {method: 'POST', body: '{}', headers: {'Content-Type': 'application/json'}}],
  ['the card', '/mcp/server-card', {}],
  ['the catalog', '/.well-known/ai-catalog.json', {}],
] as [string, string, RequestInit][])('%s carries the security headers', async (_, path, init) => {
  const {headers} = await fetch(server.url + path, init);
  const {'Strict-Transport-Security': _hsts, ...always} = SECURE_HEADERS;
  for (const [name, value] of Object.entries(always)) expect(headers.get(name)).toBe(value);
});
