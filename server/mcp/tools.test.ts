import {describe, expect, it} from 'vitest';
import {stdioClient} from '../testing/stdioClient';

const {call, client} = stdioClient();

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

  it('keeps to the tokens that a search may take, and says when all results were seen', async () => {
    const small = await call('search_docs', {query: 'port', max_tokens: 100});
    expect(Math.ceil(small.text.length / 4)).toBeLessThanOrEqual(100);
    const past = await call('search_docs', {query: 'port', from: 1000});
    expect(past.text).toMatch(/^That is all: there are \d+ results/);
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
    expect(whole.data['markdown']).toMatch(/^---\n/);
    // So small a piece has no room for what stands above the title.
    expect(text).toBe(String(whole.data['markdown']).replace(/^---.*?(?=^# )/ms, ''));
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
    expect((await call('describe_command', {command: 'thv lst'})).text).toContain('mean list?');
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

  it('no field that only every object of the language has', async () => {
    const {isError, text} = await call('describe_field', {
      resource: 'MCPServer',
      path: '__proto__',
    });
    expect([isError, text]).toEqual([true, expect.stringContaining('has no "__proto__"')]);
  });

  it('changes between releases', async () => {
    const {data} = await call('changes', {from: 'v0.0.40', to: 'v0.0.47'});
    const releases = (data['releases'] as {release: string}[]).map(({release}) => release);
    expect(releases.length).toBeGreaterThan(0);
    expect(releases).not.toContain('v0.0.40');
    expect((await call('changes', {from: 'v0.0.47', to: 'v0.0.40'})).isError).toBe(true);
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

it('a section of a page is a resource, the same text as the site sends', async () => {
  const {contents} = await client.readResource({uri: 'docs://guides/run.md?section=hosts'});
  const section = await call('get_page', {url: '/guides/run', section: 'hosts'});
  expect(contents).toMatchObject([{text: section.data['markdown']}]);
  const uri = 'docs://guides/run.md?section=nope';
  await expect(client.readResource({uri})).rejects.toMatchObject({
    data: {uri},
    message: expect.stringContaining('ports, hosts') as string,
  });
});

it('a resource that is not there is an error of the call, with the nearest pages', async () => {
  const uri = 'docs://guides/rum.md';
  await expect(client.readResource({uri})).rejects.toMatchObject({
    code: -32602,
    data: {uri},
    message: expect.stringContaining('/guides/run') as string,
  });
});

it('no list promises to tell of changes', () => {
  const {tools, resources, prompts} = client.getServerCapabilities() ?? {};
  for (const capability of [tools, resources, prompts])
    expect(capability).toEqual({listChanged: false});
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
