import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {useChecks} from '../testing/useChecks';
import {root, useLibrary} from '../testing/useLibrary';
import {describeField} from './describeField';

const library = useLibrary();

const ask = useChecks(library);

/** What a tool finds in a text. */
const check = async (name: string, text: string) => (await ask(name, text)).data;

/** The lines and the beginnings of its problems. */
const problems = async (name: string, text: string): Promise<string[]> =>
  (await check(name, text)).problems.map(({line, message}) => `${line}: ${message}`);

const server = (spec: string): string =>
  `apiVersion: toolhive.stacklok.dev/v1alpha1\nkind: MCPServer\nmetadata:\n  name: a\nspec:\n  image: mcp/fetch:latest\n${spec}`;

interface Entries {
  readonly servers: Readonly<Record<string, object>>;
}
const registry = parse(readFileSync(`${root}/specs/registry-servers.yaml`, 'utf8')) as Entries;

it.each([
  [
    'check_profile',
    '{\n"read": [],\n"read": ["/a"]\n}',
    '3: permission-profile: "read" is already',
  ],
  ['check_registry', '{"name": "a",\n"image": "a",\n"image": "b"}', '3: registry-server: "image"'],
  [
    'check_manifest',
    'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: a}\ndata:\n  a.json: |\n    {"a": 1,\n    "a": 2}',
    '7: a.json: "a" is already',
  ],
])('%s names a property that is given twice, and its line', async (name, text, problem) => {
  expect(await problems(name, text)).toContainEqual(expect.stringContaining(problem));
});

describe('checking a registry', () => {
  it('takes the registry that ToolHive comes with, and each of its entries', async () => {
    expect(await problems('check_registry', JSON.stringify(registry, null, 2))).toEqual([]);
    for (const entry of Object.values(registry.servers))
      expect(await problems('check_registry', JSON.stringify(entry))).toEqual([]);
  }, 30_000);

  it('says what is wrong with an entry, and on which line', async () => {
    const {metadata, ...entry} = {...registry.servers['fetch'], metadata: {}, env_vars: [{}]};
    const text = JSON.stringify({...entry, metadata: {...metadata, stars: -1}}, null, 1);
    const line = text.split('\n').findIndex((each) => each.includes('"stars"')) + 1;
    expect(await problems('check_registry', text)).toContainEqual(
      expect.stringMatching(new RegExp(`^${line}: registry-server: metadata\\.stars`)),
    );
  });

  it('judges what has the fields of a registry as one', async () => {
    expect(await problems('check_registry', '{\n"servers": {}}')).toContainEqual(
      expect.stringMatching(/^1: registry: .*'version'/),
    );
  });

  it('judges an entry that has a version as an entry', async () => {
    const found = await problems('check_registry', '{"version":"1","name":"b","image":"a"}');
    expect(found).toContainEqual(expect.stringMatching(/^1: registry-server: .*"version"/));
    expect(found.join('\n')).not.toMatch(/: registry: /);
  });
});

describe('checking a profile', () => {
  const profile = async (value: object) => check('check_profile', JSON.stringify(value, null, 1));

  it.each([
    {allow_host: ['api.github.com'], allow_port: [443]},
    {allow_host: ['*']},
    {allow_transport: ['tcp'], insecure_allow_all: false},
  ])('notes that an entry in a list turns the whole network on: %o', async (outbound) => {
    expect(await profile({network: {outbound}})).toMatchObject({
      ok: true,
      problems: [],
      notes: [{line: 3, message: expect.stringContaining('whole network on') as string}],
    });
  });

  it.each([
    {},
    {network: {outbound: {allow_host: [], allow_port: null, insecure_allow_all: false}}},
    {network: {outbound: {insecure_allow_all: true, allow_port: [443]}}},
    {read: ['/srv/a', '/srv/b:/b', '/srv/~c', '<DIRECTORY>:/d', '/srv/e:<DIRECTORY>']},
  ])('says nothing about a profile that does what it says: %o', async (value) => {
    expect(await profile(value)).toMatchObject({ok: true, problems: [], notes: []});
  });

  it.each([
    ['~/docs', /doesn't expand ~/],
    ['~:/home', /doesn't expand ~/],
    ['volume://x:/y', /not supported in this release/],
    ['./a', /container path must be absolute/],
    ['/srv/a:ro', /container path must be absolute/],
    ['/srv/a:~/b', /container path must be absolute/],
    ['C:\\a', /drive letter is read as the host path/],
  ])('calls a mount that cannot work a problem: %s', async (mount, message) => {
    const {problems: found, notes} = await profile({read: [mount]});
    expect(found).toEqual([{line: 3, message: expect.stringMatching(message) as string}]);
    expect(notes).toEqual([]);
  });

  it.each([
    ['./a:/a', /relative host path/],
    ['a/b:/b', /relative host path/],
    ['c:/b', /relative host path/],
    ['/', /whole file system/],
    ['/:/host', /whole file system/],
    ['/var/run/docker.sock:/var/run/docker.sock', /socket of the container runtime/],
  ])('notes a mount that may do more or less than meant: %s', async (mount, message) => {
    expect(await profile({write: [mount]})).toMatchObject({
      ok: true,
      notes: [{line: 3, message: expect.stringMatching(message) as string}],
    });
  });
});

describe('checking a manifest', () => {
  it.each([
    ['brackets', '['],
    ['dashes', '- '],
    ['question marks', '? '],
  ])('refuses %s inside each other beyond what a parser bears', async (_what, sign) => {
    const nested = (depth: number) => check('check_manifest', `a: 1\nb:\n  ${sign.repeat(depth)}x`);
    await expect(nested(101)).rejects.toThrow(/nested too deeply .* allowed: 100 levels/);
    await expect(nested(1600)).rejects.toThrow(/nested too deeply/);
    expect((await nested(100)).ok).toBe(false);
  });

  it('refuses more documents than can be checked while others wait, and says how many are allowed', async () => {
    const documents = (count: number) =>
      check(
        'check_manifest',
        '---\napiVersion: v1\nkind: Namespace\nmetadata: {name: a}\n'.repeat(count),
      );
    await expect(documents(201)).rejects.toThrow('has 201 documents; allowed: 200');
    expect((await documents(200)).ok).toBe(true);
  });

  it.each([
    ['check_command', 'thv list', 300],
    ['check_manifest', 'apiVersion: v1\nkind: Namespace\nmetadata: {name: a}', 1000],
  ])('%s refuses more lines than it can check while others wait', async (name, start, most) => {
    const lines = (count: number) =>
      check(name, start + '\n# A comment.'.repeat(count - start.split('\n').length));
    await expect(lines(most + 1)).rejects.toThrow(`has ${most + 1} lines; allowed: ${most}`);
    expect((await lines(most)).ok).toBe(true);
  });

  it('calls a field that fails at start a problem', async () => {
    expect(await problems('check_manifest', server('  secrets:\n    - {name: s, key: k}'))).toEqual(
      [expect.stringMatching(/^7: MCPServer: spec\.secrets: .*Fails at start/)],
    );
  });

  it('notes where a field has another effect than meant, in the words that describe it', async () => {
    const text = server(
      '  volumes: [{name: a, hostPath: /a, mountPath: /a}]\n  permissionProfile: {name: network}',
    );
    const {ok, notes} = await check('check_manifest', text);
    expect(ok).toBe(true);
    expect(notes.map(({line}) => line)).toEqual([7, 8]);
    for (const [index, path] of ['spec.volumes', 'spec.permissionProfile'].entries()) {
      const {data} = await describeField.run({resource: 'MCPServer', path}, library());
      expect(notes[index]?.message).toContain(data.description);
    }
  });

  const pod = (containers: string): string =>
    server(`  podTemplateSpec: {spec: {containers: ${containers}}}`);

  it('calls a container without an image a problem if it is not called mcp', async () => {
    expect(await problems('check_manifest', pod('[{name: server}]'))).toEqual([
      expect.stringMatching(/^7: MCPServer: .*containers\[0\]: .*must be called mcp/),
    ]);
    expect(await problems('check_manifest', pod('[{name: mcp}, {name: a}]'))).toHaveLength(1);
  });

  it('notes that the settings of other containers are not those of the server', async () => {
    const notes = async (containers: string) =>
      (await check('check_manifest', pod(containers))).notes.map(({message}) => message);
    expect(await notes('[{name: server, image: mcp/fetch}]')).toEqual([
      expect.stringContaining('No container is called mcp'),
    ]);
    expect(await notes('[{name: a, image: mcp/fetch}, {name: mcp}]')).toEqual([]);
  });

  it.each([
    ['ghcr.io/stackloklabs/gofetch/server', /has none like it, so it is not checked/],
    ['a', /has none like it, so it is not checked/],
    [
      'ghcr.io/stackloklabs/osv-mpc/server',
      /did you mean ghcr\.io\/stackloklabs\/osv-mcp\/server\?/,
    ],
  ])('names another image only where few letters differ: %s', async (image, message) => {
    const text = server('').replace('mcp/fetch:latest', image);
    expect(await check('check_manifest', text)).toMatchObject({
      ok: true,
      unknown: [{line: 6, message: expect.stringMatching(message) as string}],
    });
  });

  it('reads the ConfigMap that stands beside the server', async () => {
    const text = `${server('  oidcConfig: {type: configmap, configMap: {name: s}}')}\n---\napiVersion: v1\nkind: ConfigMap\nmetadata: {name: s}\ndata: {oidc.json: '{}'}`;
    expect(await problems('check_manifest', text)).toEqual([
      expect.stringMatching(/^7: .*runs without authentication/),
    ]);
  });

  it.each([
    [
      'an MCPServer',
      12,
      server(
        '  podTemplateSpec:\n    spec:\n      containers: [{name: mcp}]\n      volumes:\n        - name: a\n          iscsi: {lnu: 0}',
      ),
    ],
    [
      'a Deployment',
      8,
      'apiVersion: apps/v1\nkind: Deployment\nmetadata: {name: a}\nspec:\n  selector: {matchLabels: {a: b}}\n  template:\n    spec:\n      dnsConfig: {nameservers: [1.1.1.1]}\n      containers: [{name: a, image: mcp/fetch}]',
    ],
    ['the operator', 2, 'operator:\n  volumes: [{name: a, iscsi: {lun: 0}}]'],
  ])('says which parts of the pod of %s it does not check', async (_what, line, text) => {
    expect(await check('check_manifest', text)).toMatchObject({
      ok: true,
      problems: [],
      unknown: [{line, message: expect.stringContaining('is not checked') as string}],
    });
  });

  it('names the line of a problem, also in a second document', async () => {
    const text = server('  port: 0\n');
    expect(await problems('check_manifest', text)).toEqual([
      expect.stringMatching(/^7: MCPServer: spec\.port/),
    ]);
    expect(await problems('check_manifest', `${text}---\n${text}`)).toHaveLength(2);
  });

  it('skips documents that are empty', async () => {
    expect(await problems('check_manifest', server('---\n# Nothing.\n---\n'))).toEqual([]);
  });

  it('does not speak of Helm or of a fence where the kind is missing', async () => {
    const text = server('').replace('kind: MCPServer\n', '');
    const [first = '', ...more] = await problems('check_manifest', text);
    expect(first).toMatch(/^1: kind is missing/);
    expect(more).toEqual([]);
  });

  it('names the alias that stands for what it is a part of', async () => {
    expect(await problems('check_manifest', '- &a\n  - *a')).toEqual([
      expect.stringMatching(/^2: this alias/),
    ]);
  });
});

describe('describing a field', () => {
  it.each(['spec.volumes.0.name', 'spec.volumes[0].name'])(
    'takes a path as checks and people write it: %s',
    async (path) => {
      const {data} = await describeField.run({resource: 'MCPServer', path}, library());
      expect(data).toMatchObject({path: 'spec.volumes[0].name', type: 'string'});
    },
  );

  it('knows the resource in any case, and the values of a field', async () => {
    const field = {resource: 'mcpserver', path: 'spec.transport'};
    expect((await describeField.run(field, library())).data).toMatchObject({
      type: 'string',
      values: expect.arrayContaining(['stdio', 'sse']) as string[],
    });
  });

  it('has no field that only every object of the language has', () => {
    expect(() => describeField.run({resource: 'MCPServer', path: '__proto__'}, library())).toThrow(
      'has no "__proto__"',
    );
  });

  it('does not call required what has a default', async () => {
    const ask = async (path: string) =>
      (await describeField.run({resource: 'MCPServer', path}, library())).data.required;
    expect(await ask('spec.permissionProfile')).toEqual(['name']);
    expect(await ask('spec.oidcConfig')).toEqual([]);
  });

  it('names the nearest field for one in an item of a list', () => {
    expect(() =>
      describeField.run({resource: 'MCPServer', path: 'spec.volumes[0].nam'}, library()),
    ).toThrow(/spec\.volumes\[0\] has no "nam"; did you mean name\?/);
  });
});
