import {spawn} from 'node:child_process';
import {createServer} from 'node:http';
import {join} from 'node:path';
import {Client} from '@modelcontextprotocol/client';
import {StdioClientTransport} from '@modelcontextprotocol/client/stdio';
import {tools} from '@toolhive-docs/docs-mcp';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {listen} from '../../server/testing/listen';
import {frozenImage, type FrozenImage} from '../testing/frozenImage';
import {assembleMcpImage} from './assembleMcpImage';

/** A program that drops the rights of root, where tests run as root, and becomes the server. */
const asNobody = (server: string): string => `
  if (process.getuid() === 0) { process.setgid(65534); process.setuid(65534); }
  await import(${JSON.stringify(server)});`;

let image: FrozenImage;
let client: Client;
beforeAll(async () => {
  image = await frozenImage(assembleMcpImage);
  const {folder} = image;
  client = new Client({name: 'test', version: '1'});
  await client.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: [
        ...['--input-type=module', '--eval', asNobody(join(folder, 'server/main.mjs'))],
        ...['--', '--root', folder],
      ],
      cwd: '/',
      stderr: 'inherit',
    }),
  );
}, 120_000);
afterAll(async () => {
  await client.close();
  image.remove();
});

const MANIFEST =
  'apiVersion: toolhive.stacklok.dev/v1alpha1\nkind: MCPServer\nmetadata:\n  name: a\nspec:\n  image: b\n';

const CALLS: Readonly<Record<string, Record<string, unknown>>> = {
  search_docs: {query: 'ports'},
  get_page: {url: '/guides/run'},
  list_pages: {},
  find_error: {text: 'no container runtime available'},
  describe_command: {command: 'run'},
  describe_operation: {operation: 'createWorkload'},
  describe_field: {resource: 'MCPServer', path: 'spec.transport'},
  check_command: {command_line: 'thv run fetch'},
  check_manifest: {yaml: MANIFEST},
  check_profile: {json: '{"read":["/data"]}'},
  check_registry: {json: '{"description":"x"}'},
  changes: {},
};

it.each(tools.map(({name}) => name))(
  'what the image holds answers %s for a user who can write nothing',
  async (name) => {
    const {isError, content} = await client.callTool({name, arguments: CALLS[name] ?? {}});
    expect(isError, JSON.stringify(content)).not.toBe(true);
  },
  30_000,
);

it('says which variables to set when its port is in use, and ends', async () => {
  const other = await listen(createServer());
  const {port} = new URL(other.url);
  const {status, stderr} = await new Promise<{status: number | null; stderr: string}>((resolve) => {
    const server = spawn(
      process.execPath,
      [join(image.folder, 'server/main.mjs'), '--root', image.folder],
      {env: {MCP_TRANSPORT: 'streamable-http', MCP_PORT: port}},
    );
    let said = '';
    server.stderr.on('data', (data) => (said += String(data)));
    server.on('close', (code) => resolve({status: code, stderr: said}));
  });
  await other.close();
  expect(status).toBe(1);
  expect(stderr).toContain(
    `Error: cannot listen on MCP_HOST 127.0.0.1 and MCP_PORT ${port}: Error: listen EADDRINUSE`,
  );
  expect(stderr).toContain('Fix: set MCP_PORT to a free port');
});
