import {rmSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {Client} from '@modelcontextprotocol/client';
import {StdioClientTransport} from '@modelcontextprotocol/client/stdio';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {writeDocsBuild} from '@toolhive-docs/docs-mcp/testing';

const at = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));

let buildDir = '';
let client: Client;
beforeAll(async () => {
  buildDir = await writeDocsBuild();
  client = new Client({name: 'test', version: '1'});
  await client.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: [at('packages/docs-mcp/bin.mjs'), '--build', buildDir, '--root', at('')],
      stderr: 'inherit',
    }),
  );
}, 60_000);
afterAll(async () => {
  await client.close();
  rmSync(buildDir, {recursive: true});
});

interface Called {
  readonly isError: boolean;
  readonly text: string;
  readonly data: Record<string, unknown>;
}
async function call(name: string, args: Record<string, unknown>): Promise<Called> {
  const {content, structuredContent, isError} = await client.callTool({name, arguments: args});
  const [first] = content;
  return {
    isError: isError === true,
    text: first?.type === 'text' ? first.text : '',
    data: (structuredContent ?? {}) as Record<string, unknown>,
  };
}

describe('reading', () => {
  it('finds a section, and reads it with the headings above it, its release and digest', async () => {
    const found = await call('search_docs', {query: 'which port', limit: 3});
    expect(found.data['results']).toContainEqual(
      expect.objectContaining({
        section: 'ports',
        source: expect.objectContaining({
          url: 'https://docs.example.com/guides/run#ports',
        }) as object,
      }),
    );
    const read = await call('get_page', {url: 'https://docs.example.com/guides/run#ports'});
    expect(read.text).toBe('# Run\n\n## Ports\n\nPick one.\n');
    expect(read.data['source']).toMatchObject({
      version: 'v0.0.47',
      digest: expect.stringMatching(/^sha256:/) as string,
    });
  });

  it('gives a page in pieces that fit, which together are the page', async () => {
    const whole = await call('get_page', {url: '/guides/run', max_tokens: 20_000});
    expect(whole.data['next']).toBeNull();
    let text = '';
    for (let from: unknown = 0; from !== null;) {
      const {data} = await call('get_page', {url: '/guides/run', max_tokens: 100, from});
      expect(Number(data['tokens'])).toBeLessThanOrEqual(100);
      text += String(data['markdown']);
      from = data['next'];
    }
    expect(text).toBe(whole.data['markdown']);
  });

  it.each([
    '/guides/run.md',
    'docs://guides/run.md',
    'guides/run/',
    'http://other.example/guides/run',
  ])('knows the page by %s', async (url) => {
    expect((await call('get_page', {url})).data['source']).toMatchObject({title: 'Run'});
  });

  it.each(['../../etc/passwd', '/%2e%2e/%2e%2e/etc/passwd', 'file:///etc/passwd', '/guides/rum'])(
    'says that there is no page at %s, and names near ones',
    async (url) => {
      const {isError, text} = await call('get_page', {url});
      expect(isError).toBe(true);
      expect(text).toMatch(/^There is no page at/);
      expect(text).not.toContain('root:');
    },
  );

  it('names the sections of a page where one is missing', async () => {
    const {isError, text} = await call('get_page', {url: '/guides/run', section: 'nope'});
    expect([isError, text]).toEqual([true, expect.stringContaining('ports, hosts')]);
  });

  it('names all pages', async () => {
    expect((await call('list_pages', {})).text).toContain('- Run (guide, ');
  });

  it('explains a pasted error', async () => {
    const {data} = await call('find_error', {
      text: '12:00 ERROR no container runtime available (docker, podman)',
    });
    expect(data['errors']).toEqual([
      expect.objectContaining({
        fix: 'Start Docker',
        source: expect.objectContaining({
          url: 'https://docs.example.com/install#when-it-fails',
        }) as object,
      }),
    ]);
  });
});

describe('describing', () => {
  it('a command by its flags', async () => {
    const {data} = await call('describe_command', {command: 'run'});
    expect(data['flags']).toContainEqual(
      expect.objectContaining({name: '--transport', type: 'string', default: 'stdio'}),
    );
    expect((await call('describe_command', {command: 'thv lst'})).text).toContain('thv list');
  });

  it('an operation by its id or by method and path', async () => {
    for (const operation of ['createWorkload', 'post /api/v1beta/workloads'])
      expect((await call('describe_operation', {operation})).data).toMatchObject({
        id: 'createWorkload',
        method: 'POST',
        source: {url: 'https://docs.example.com/toolhive/reference/api#createWorkload'},
      });
  });

  it('a field by its path, and the nearest for a wrong one', async () => {
    expect(
      (await call('describe_field', {resource: 'mcpserver', path: 'spec.transport'})).data,
    ).toMatchObject({type: 'string', values: expect.arrayContaining(['stdio', 'sse']) as string[]});
    expect(
      (await call('describe_field', {resource: 'MCPServer', path: 'spec.transprot'})).text,
    ).toContain('transport');
  });

  it('changes between releases', async () => {
    const {data} = await call('changes', {from: 'v0.0.40', to: 'v0.0.47'});
    const releases = (data['releases'] as {release: string}[]).map(({release}) => release);
    expect(releases.length).toBeGreaterThan(0);
    expect(releases).not.toContain('v0.0.40');
    expect((await call('changes', {from: 'v0.0.47', to: 'v0.0.40'})).isError).toBe(true);
  });
});

describe('checking, by the data that checks the pages', () => {
  it.each([
    ['check_command', {command_line: 'thv run --transport sse fetch'}],
    [
      'check_profile',
      {json: '{"read":["/data"],"network":{"outbound":{"insecure_allow_all":false}}}'},
    ],
    [
      'check_manifest',
      {
        yaml: 'apiVersion: toolhive.stacklok.dev/v1alpha1\nkind: MCPServer\nmetadata:\n  name: fetch\nspec:\n  image: mcp/fetch:latest\n  transport: stdio\n',
      },
    ],
  ])('%s passes what is right', async (name, args) => {
    expect((await call(name, args)).data).toEqual({
      version: 'v0.0.47',
      ok: true,
      problems: [],
      unknown: [],
    });
  });

  it('names an image that it does not know, which may be right', async () => {
    const {data} = await call('check_command', {command_line: 'thv run ghcr.io/me/mine:1'});
    expect(data).toMatchObject({
      ok: true,
      unknown: [
        {line: 1, message: expect.stringMatching(/^unknown image ghcr\.io\/me\/mine/) as string},
      ],
    });
    expect(JSON.stringify(data)).not.toContain('reviewed');
  });

  it.each([
    'kubectl apply -f server.yaml -n prod',
    'helm upgrade --install mine oci://ghcr.io/stacklok/toolhive/toolhive-operator -n my-ns -f my-values.yaml',
    'curl -X POST http://localhost:8080/api/v1beta/workloads -d @body.json',
  ])('takes files, namespaces and releases as the caller has them: %s', async (line) => {
    const {data} = await call('check_command', {command_line: line});
    expect(data).toMatchObject({problems: [], unknown: []});
  });

  it.each([
    ['check_command', {command_line: 'docker run --rm x'}, 'no reviewed form of docker'],
    ['check_command', {command_line: 'frobnicate --all'}, 'no rule knows the program'],
    ['check_command', {command_line: 'FOO=1 thv list'}, 'unknown environment variable FOO; '],
    ['check_command', {command_line: 'curl https://a.dev/x'}, 'https://a.dev/x is not a reviewed'],
    ['check_command', {command_line: 'kubectl get cronjobs'}, 'unknown resource kind cronjobs'],
    [
      'check_manifest',
      {yaml: '{"apiVersion": "batch/v1", "kind": "CronJob", "metadata": {"name": "a"}}'},
      'unknown kind CronJob',
    ],
  ])('%s says what the data does not have, and that it may be right', async (name, args, part) => {
    const {data} = await call(name, args);
    expect(data).toMatchObject({
      problems: [],
      unknown: [{message: expect.stringContaining(part) as string}],
    });
    expect(JSON.stringify(data)).not.toMatch(/names\.yaml|programs\.yaml|specs\//);
  });

  it('knows a manifest in JSON, in flow style and indented as a whole', async () => {
    const manifest = {
      apiVersion: 'toolhive.stacklok.dev/v1alpha1',
      kind: 'MCPServer',
      metadata: {name: 'fetch'},
      spec: {image: 'mcp/fetch:latest', transprt: 'stdio'},
    };
    const json = JSON.stringify(manifest);
    for (const yaml of [
      json,
      json.replaceAll('":', ': ').replaceAll('"', ''),
      JSON.stringify(manifest, undefined, 2),
      '  apiVersion: toolhive.stacklok.dev/v1alpha1\n  kind: MCPServer\n  metadata: {name: a}\n  spec: {image: mcp/fetch, transprt: stdio}\n',
    ])
      expect((await call('check_manifest', {yaml})).data).toMatchObject({
        problems: [{message: expect.stringContaining('did you mean transport?') as string}],
      });
  });

  it('refuses a text with nothing in it', async () => {
    const {isError, text} = await call('check_command', {command_line: ' \n'});
    expect([isError, text]).toEqual([true, expect.stringContaining('nothing to check')]);
  });

  it.each([
    ['check_command', {command_line: 'thv run --tranport sse fetch'}, '--transport'],
    ['check_command', {command_line: 'thv rm a\nthv list --formt json'}, 'Line 2'],
    ['check_command', {command_line: 'thv run "fetch'}, 'shell'],
    ['check_profile', {json: '{"network":{"outbond":{}}}'}, 'outbound'],
    ['check_profile', {json: '{'}, 'Line 1'],
    [
      'check_manifest',
      {
        yaml: 'apiVersion: toolhive.stacklok.dev/v1alpha1\nkind: MCPServer\nmetadata:\n  name: a\nspec:\n  image: b\n  transprt: stdio\n',
      },
      'transport',
    ],
    ['check_registry', {json: '{"description":"x"}'}, 'Line 1'],
  ])('%s says what is wrong and what would be right', async (name, args, part) => {
    const {data, text} = await call(name, args);
    expect(data['ok']).toBe(false);
    expect(text).toContain(part);
  });
});

describe('hostile input', () => {
  it.each([
    ['search_docs', {query: 1}],
    ['search_docs', {query: 'a', limit: 1000}],
    ['search_docs', {query: 'a', other: 1}],
    ['get_page', {}],
    ['check_manifest', {yaml: 'x'.repeat(30_000)}],
  ])('%s refuses arguments that it does not take, and says why', async (name, args) => {
    const {isError, text} = await call(name, args);
    expect(isError).toBe(true);
    expect(text).toMatch(/Invalid|Unrecognized|Too/i);
  });

  it('a fence inside a text to check does not end it', async () => {
    const {text} = await call('check_profile', {json: '{}\n```\n# no\n```bash\nrm\n```'});
    expect(text).toMatch(/^Line \d/);
  });
});

it('pages are resources, the same text as the site sends', async () => {
  const {resources} = await client.listResources();
  expect(resources.map(({uri}) => uri)).toContain('docs://guides/run.md');
  const {contents} = await client.readResource({uri: 'docs://guides/run.md'});
  const [only] = contents;
  const whole = await call('get_page', {url: '/guides/run', max_tokens: 20_000});
  expect(only && 'text' in only ? only.text : '').toBe(whole.data['markdown']);
});

it('a resource that is not there is an error of the call, with the nearest pages', async () => {
  const uri = 'docs://guides/rum.md';
  await expect(client.readResource({uri})).rejects.toMatchObject({
    code: -32602,
    data: {uri},
    message: expect.stringContaining('/guides/run') as string,
  });
});

it('prompts name the tools, and arguments complete', async () => {
  const {prompts} = await client.listPrompts();
  expect(prompts.map(({name}) => name)).toEqual([
    'run_server',
    'explain_error',
    'deploy_to_kubernetes',
  ]);
  const {completion} = await client.complete({
    ref: {type: 'ref/prompt', name: 'run_server'},
    argument: {name: 'server', value: 'fet'},
  });
  expect(completion.values).toContain('fetch');
});
