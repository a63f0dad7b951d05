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
    'http://localhost:3000/guides/run',
  ])('knows the page by %s', async (url) => {
    expect((await call('get_page', {url})).data['source']).toMatchObject({title: 'Run'});
  });

  it.each([
    '../../etc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
    'file:///etc/passwd',
    'https://docs.docker.com/',
    '/guides/rum',
  ])('says that there is no page at %s', async (url) => {
    const {isError, text} = await call('get_page', {url});
    expect(isError).toBe(true);
    expect(text).toMatch(/^There is no page at/);
    expect(text).not.toContain('root:');
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
