import {cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {loadCliSpec, loadSince} from '@toolhive-docs/cli-spec';
import type {SymbolChange} from '../compare/symbolChanges';
import type {Change} from '../types';
import {checkout} from '../testing/checkout';
import {applyRelease} from './applyRelease';

const specs = fileURLToPath(new URL('../../../specs', import.meta.url));
const RELEASE = 'v0.0.99';

const REGISTRY = 'pkg/registry/data/registry.json';

/** What the newer release has, and evidence of the project. */
interface Source {
  symbols?: SymbolChange[];
  registry?: string | null;
  evidence?: Readonly<Record<string, string>>;
  /** How often the release is applied. */
  times?: number;
}

/** Applies changes to a copy of specs/, which may lack a file. */
async function apply(
  changes: Partial<Change>[],
  lacking?: string,
  {symbols = [], registry = null, evidence = {}, times = 1}: Source = {},
) {
  const root = mkdtempSync(join(tmpdir(), 'apply-'));
  cpSync(specs, join(root, 'specs'), {recursive: true});
  if (lacking !== undefined) rmSync(join(root, lacking));
  for (const [file, text] of Object.entries(evidence)) writeFileSync(join(root, file), text);
  const applyOnce = () =>
    applyRelease(
      root,
      {
        from: 'v0.0.98',
        to: RELEASE,
        notes: [],
        undocumentedConstants: [],
        symbols,
        changes: changes.map((change) => ({
          area: 'flag',
          kind: 'changed',
          id: '',
          fields: [],
          textOnly: false,
          path: '',
          ...change,
        })),
      },
      checkout({[REGISTRY]: registry}),
      RELEASE,
    );
  for (let time = 1; time < times; time++) await applyOnce();
  const result = await applyOnce();
  const flag = (command: string, name: string) =>
    loadCliSpec(join(root, 'specs/thv-cli.yaml'))
      .commands.find(({path}) => path === command)
      ?.flags.find((each) => each.name === name);
  const text = (file: string) => readFileSync(join(root, 'specs', file), 'utf8');
  return {...result, flag, text, since: () => loadSince(join(root, 'specs/since.yaml'))};
}

/** Each test reads and writes all of specs/. */
const TIMEOUT = 60_000;

describe('a newer release', {timeout: TIMEOUT}, () => {
  it('that is applied once more changes nothing more', async () => {
    const changes: Partial<Change>[] = [
      {
        kind: 'added',
        id: 'thv list --wide',
        fields: [
          {field: 'type', before: undefined, after: 'bool'},
          {field: 'default', before: undefined, after: false},
        ],
      },
      {
        id: 'thv stop --timeout',
        fields: [{field: 'default', before: 30, after: 45}],
      },
    ];
    const [once, twice] = [await apply(changes), await apply(changes, undefined, {times: 2})];
    for (const file of ['thv-cli.yaml', 'since.yaml', 'changes.yaml'])
      expect(twice.text(file)).toBe(once.text(file));
    expect(once.since().get('thv list --wide')).toBe(RELEASE);
  });

  it('takes a command and its flags away once, however often it is applied', async () => {
    const {text} = await apply(
      [
        {area: 'command', id: 'thv stop', kind: 'removed'},
        {id: 'thv stop --timeout', kind: 'removed'},
      ],
      undefined,
      {times: 2},
    );
    expect(text('changes.yaml').match(/name: thv stop --timeout/g)).toHaveLength(1);
  });

  it('brings a flag, with a place for its words', async () => {
    const {flag, since, left} = await apply([
      {
        id: 'thv stop --all',
        kind: 'added',
        fields: [
          {field: 'type', after: 'bool'},
          {field: 'description', after: 'Stop all'},
        ],
      },
    ]);
    expect(flag('thv stop', '--all')).toMatchObject({type: 'bool', default: false});
    expect(since().get('thv stop --all')).toBe(RELEASE);
    expect(left).toContainEqual(
      expect.stringMatching(/thv stop --all: write its meaning.*Stop all/),
    );
  });

  it('changes a default and writes it down', async () => {
    const {flag, text} = await apply([
      {id: 'thv stop --timeout', fields: [{field: 'default', before: '30', after: '10'}]},
    ]);
    expect(flag('thv stop', '--timeout')?.default).toBe(10);
    expect(text('changes.yaml')).toMatch(/v0\.0\.99[^]*thv stop --timeout/);
  });

  it('takes a flag away and keeps since when it was there', async () => {
    const {flag, since, text} = await apply([{id: 'thv stop --timeout', kind: 'removed'}]);
    expect(flag('thv stop', '--timeout')).toBeUndefined();
    expect(since().has('thv stop --timeout')).toBe(false);
    expect(text('changes.yaml')).toMatch(/name: thv stop --timeout\n +since: v0\.0\.6/);
  });

  it('changes values and images of a chart wherever they are', async () => {
    const image = 'ghcr.io/stacklok/toolhive/operator:v0.0.99';
    const {text} = await apply([
      {
        area: 'chart value',
        id: 'toolhive-operator operator.image',
        fields: [{field: 'default', after: image}],
      },
      {area: 'chart', id: 'toolhive-operator', fields: [{field: 'version', after: '0.0.99'}]},
    ]);
    expect(text('schemas/helm-values-operator.schema.json')).toContain(`"default": "${image}"`);
    expect(text('helm-charts.yaml')).toContain(`chartDefault: ${image}`);
    expect(text('helm-charts.yaml')).toContain('version: 0.0.99');
  });

  it('asks what holds now in place of a version or an image that is gone', async () => {
    const {left, text} = await apply([
      {area: 'chart', id: 'toolhive-operator', fields: [{field: 'appVersion', before: '0.0.47'}]},
      {
        area: 'chart value',
        kind: 'removed',
        id: 'toolhive-operator operator.toolhiveRunnerImage',
        fields: [{field: 'default', before: 'a:v1'}],
      },
    ]);
    for (const value of ['appVersion of toolhive-operator', 'the image runner'])
      expect(left).toContain(`specs/helm-charts.yaml: ${value} is gone; say what holds now.`);
    expect(text('helm-charts.yaml')).toContain('chartDefault: ghcr.io/stacklok/toolhive:');
  });

  it('brings a global flag, which every command takes', async () => {
    const {text} = await apply([
      {
        id: 'thv --trace',
        kind: 'added',
        fields: [
          {field: 'type', after: 'bool'},
          {field: 'for subcommands, too', after: true},
        ],
      },
    ]);
    expect(text('thv-cli.yaml')).toMatch(/^globalFlags:\n(?:  .*\n)*  - name: --trace\n/m);
  });

  it('leaves a flag of the program to a writer that subcommands take now, too', async () => {
    const {left} = await apply([
      {id: 'thv --quiet', kind: 'added', fields: [{field: 'type', after: 'bool'}]},
      {id: 'thv --quiet', fields: [{field: 'for subcommands, too', after: true}]},
    ]);
    expect(left).toContainEqual(
      expect.stringContaining('thv --quiet: for subcommands, too was "" and is true.'),
    );
  });

  it('changes the values of a resource field', async () => {
    const {text} = await apply([
      {
        area: 'resource field',
        id: 'MCPServer v1alpha1 spec.transport',
        fields: [{field: 'enum', after: ['stdio', 'http', 'sse']}],
      },
    ]);
    expect(text('schemas/mcpserver.schema.json')).toContain('"enum": ["stdio", "http", "sse"]');
  });

  it('takes from a server what it no longer has, and keeps its words', async () => {
    const {text, done} = await apply([], undefined, {
      registry: JSON.stringify({servers: {fetch: {image: 'mcp/fetch:latest'}}}),
    });
    const {servers} = parse(text('registry-servers.yaml')) as {
      servers: Record<string, Record<string, unknown>>;
    };
    expect(Object.keys(servers.fetch ?? {})).toEqual(['image', 'description', 'env_vars']);
    expect(done).toContain('specs/registry-servers.yaml: fetch has no permissions any more.');
  });

  it('brings a server in order of name, with places for its words', async () => {
    const {text} = await apply([], undefined, {
      registry: JSON.stringify({
        servers: {fetched: {image: 'a:1', description: 'A', env_vars: [{name: 'KEY'}]}},
      }),
    });
    const {servers} = parse(text('registry-servers.yaml')) as {servers: Record<string, unknown>};
    const names = Object.keys(servers);
    expect(names[names.indexOf('fetch') + 1]).toBe('fetched');
    expect(servers.fetched).toEqual({
      image: 'a:1',
      description: 'Write: what fetched does.',
      env_vars: [{name: 'KEY', description: 'Write: what KEY does.'}],
    });
  });

  it('lists the sections that rest on what changed, and mends the path of what moved', async () => {
    const file = 'specs/evidence/registry.evidence.yaml';
    const [group, key] = ['registry', 'example'];
    const symbol = (name: string, change: Partial<SymbolChange>): SymbolChange => ({
      symbol: name,
      kind: 'changed',
      difference: '',
      dependents: [{file, group, key}],
      ...change,
    });
    const source: Source = {
      symbols: [
        symbol('pkg/a.go#A', {kind: 'gone'}),
        symbol('pkg/b.go#B', {}),
        symbol('pkg/c.go#C', {kind: 'moved', movedTo: 'pkg/d.go#C'}),
      ],
      evidence: {[file]: `${group}:\n  ${key}:\n    - {path: pkg/c.go, symbol: C}\n`},
    };
    const {left, text, done} = await apply([], undefined, source);
    const again = await apply([], undefined, {...source, times: 2});
    expect(again.left.filter((line) => line.includes('pkg/d.go'))).toEqual([]);
    expect(text('to-read.yaml')).toMatch(
      /\nrelease: v0\.0\.99\nsections:\n {2}specs\/evidence\/registry\.evidence\.yaml registry\.example: pkg\/a\.go#A, pkg\/b\.go#B\n$/,
    );
    expect(text('evidence/registry.evidence.yaml')).toContain('path: pkg/d.go, symbol: C');
    expect(done).toContain(`${file}: registry.example names pkg/d.go#C.`);
    expect(left).toContain(`pkg/a.go#A is gone: name another proof in ${file}.`);
    expect(left).toContain('specs/release-dates.yaml: add the day on which v0.0.99 was tagged.');
  });

  it('says that the commands cannot be read', async () => {
    const {left} = await apply([], 'specs/thv-cli.yaml');
    expect(left).toContainEqual(expect.stringMatching(/^ENOENT.*thv-cli\.yaml/));
  });

  it('leaves what needs words to a writer', async () => {
    const {left, done} = await apply([
      {area: 'command', id: 'thv new', kind: 'added'},
      {area: 'operation', id: 'GET /new', kind: 'added'},
      {id: 'thv run --host', fields: [{field: 'description', before: 'a', after: 'b'}]},
    ]);
    expect(left).toContainEqual(expect.stringContaining('thv new: a new command'));
    expect(left).toContainEqual(expect.stringContaining('description was "a" and is "b"'));
    expect(left).toContain('API: the operation GET /new was added.');
    expect(done).toEqual([
      'specs/thv-cli.yaml: the documented release is v0.0.99.',
      'specs/toolhive-api.yaml: the documented release is v0.0.99.',
    ]);
  });
});
