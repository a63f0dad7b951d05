import {describe, expect, it} from 'vitest';
import {parseEvidence} from '@toolhive-docs/evidence';
import {withFiles} from '@toolhive-docs/evidence/testing';
import {diffReleases} from './diffReleases';
import {formatDiff} from './report/formatDiff';
import {jsonDiff} from './report/sections';
import {checkout, edited, FILES} from './testing/checkout';

const EVIDENCE = [
  parseEvidence(
    'docs/toolhive/guides-cli/run.evidence.yaml',
    'sections:\n  _top: [{path: pkg/net/port.go, symbol: MinPort}]\n  start: [{path: pkg/run/run.go, symbol: Run}]\n',
  ).evidence,
  parseEvidence(
    'specs/evidence/cli.evidence.yaml',
    'commands: {tool_run: [{path: pkg/run/run.go, symbol: Run}]}\noperations: {getHealth: [{path: pkg/run/run.go, symbol: Run}]}\n',
  ).evidence,
];

const diff = (changes: Record<string, string | null>, from: Record<string, string | null> = {}) =>
  diffReleases(checkout(from), checkout(changes), EVIDENCE);
const show = (value: unknown) => (value === undefined ? '-' : JSON.stringify(value));
const told = async (changes: Record<string, string | null>) =>
  (await diff(changes)).changes.map(({area, kind, id, fields}) => [
    `${area} ${kind}: ${id}`,
    ...fields.map(({field, before, after}) => `${field} ${show(before)} ${show(after)}`),
  ]);

const RUN = 'docs/cli/tool_run.md';
const API = 'docs/server/swagger.yaml';
const CRD = 'deploy/charts/crds/templates/servers.yaml';
const VALUES = 'deploy/charts/operator/values.yaml';

describe('two releases', () => {
  it('in the wrong order are refused by the names of their folders', async () => {
    await expect(diffReleases('tool-v0.0.48', '/tmp/tool-v0.0.47', EVIDENCE)).rejects.toThrow(
      '--from is v0.0.48 and --to is v0.0.47, which is older. Fix: give the folder of the older release as --from.',
    );
    // What they hold is looked at only then.
    for (const [from, to] of [
      ['v0.0.48-rc.1', 'v0.0.48'],
      ['v0.0.48', 'v0.0.48-rc.1'],
      ['v0.0.9', 'v0.0.10'],
    ] as const)
      await expect(diffReleases(from, to, EVIDENCE)).rejects.not.toThrow('which is older');
  });

  it('that are the same have no difference', async () => {
    const same = await diff({});
    expect(same).toMatchObject({notes: [], changes: [], symbols: [], undocumentedConstants: []});
    expect(formatDiff(same)).toMatch(/No fact changed\.\n\nNo section rests on a symbol/);
  });

  it.each([
    [
      'a new flag',
      edited(RUN, '      --port', '      --all           All of them\n      --port'),
      [['flag added: tool run --all', 'type - "bool"', 'description - "All of them"']],
    ],
    [
      'a removed flag',
      edited(RUN, '      --port int      Port of the proxy (default 8080)\n', ''),
      [
        [
          'flag removed: tool run --port',
          'type "int" -',
          'default "8080" -',
          'description "Port of the proxy" -',
        ],
      ],
    ],
    [
      'another default',
      edited(RUN, 'default 8080', 'default 9090'),
      [['flag changed: tool run --port', 'default "8080" "9090"']],
    ],
    [
      'another type',
      edited(RUN, '--port int   ', '--port string'),
      // 8080 without quotes is no default of a text.
      [
        [
          'flag changed: tool run --port',
          'type "int" "string"',
          'default "8080" -',
          'description "Port of the proxy" "Port of the proxy (default 8080)"',
        ],
      ],
    ],
    [
      'another usage',
      edited(RUN, 'tool run [flags] NAME', 'tool run [flags] NAME...'),
      [['command changed: tool run', 'usage "tool run [flags] NAME" "tool run [flags] NAME..."']],
    ],
    [
      'a new operation',
      edited(API, '  /health:', '  /ready:\n    get: {summary: Ready}\n  /health:'),
      [['operation added: GET /ready', 'summary - "Ready"']],
    ],
    [
      'a parameter that is no longer required',
      edited(API, 'required: true, ', ''),
      [['parameter changed: GET /servers/{name} path name', 'required true -']],
    ],
    [
      'another status',
      edited(API, '"204"', '"202"'),
      [
        ['response added: GET /health 202', 'description - "No Content"', 'content - []'],
        ['response removed: GET /health 204', 'description "No Content" -', 'content [] -'],
      ],
    ],
    [
      'another type of a field',
      edited(API, 'port: {type: integer}', 'port: {type: string}'),
      [['schema field changed: GET /servers/{name} 200 port', 'type "integer" "string"']],
    ],
    [
      'another list of values',
      edited(API, '[on, off]', '[on, off, lost]'),
      [
        [
          'schema field changed: GET /servers/{name} 200 state',
          'enum ["on","off"] ["on","off","lost"]',
        ],
      ],
    ],
    [
      'another name of a schema',
      {[API]: (FILES[API] ?? '').replaceAll('Server', 'Workload')},
      // It is not sent.
      [],
    ],
    [
      'a field of a resource with another default, list and need',
      edited(CRD, 'default: stdio, enum: [stdio, sse]', 'default: sse, enum: [stdio, sse, http]'),
      [
        [
          'resource field changed: Server v1 spec.transport',
          'enum ["stdio","sse"] ["stdio","sse","http"]',
          'default "stdio" "sse"',
        ],
      ],
    ],
    [
      'a field of an item that is no longer required',
      edited(CRD, 'required: [name]', 'required: []'),
      [['resource field changed: Server v1 spec.env[].name', 'required true -']],
    ],
    [
      'another version of a chart',
      edited('deploy/charts/crds/Chart.yaml', '0.0.6', '0.0.7'),
      [['chart changed: crds', 'version "0.0.6" "0.0.7"']],
    ],
    [
      'another tag of an image',
      edited(VALUES, 'v0.0.45', 'v0.0.48'),
      [
        [
          'chart value changed: operator operator.image',
          'default "ghcr.io/example/operator:v0.0.45" "ghcr.io/example/operator:v0.0.48"',
        ],
        [`image changed: ${VALUES} operator.image`, 'tag "v0.0.45" "v0.0.48"'],
      ],
    ],
    [
      'a value in a map that was empty',
      edited(VALUES, 'labels: {}', 'labels: {team: a}'),
      [['chart value added: operator operator.labels.team', 'default - "a"']],
    ],
    [
      'a constant that a section rests on',
      edited('pkg/net/port.go', '10000', '20000'),
      [['constant changed: pkg/net MinPort', 'value "10000" "20000"']],
    ],
    [
      'another base image',
      edited('build/Dockerfile', '3.22.0', '3.23.0'),
      [['image changed: build/Dockerfile alpine', 'tag "3.22.0" "3.23.0"']],
    ],
    [
      'a new server',
      edited('pkg/registry/data/registry.json', '"servers":{', '"servers":{"new":{"image":"a:b"},'),
      [['registry server added: new', 'image - "a:b"'], ['registry counter added: new']],
    ],
  ])('tell of %s, and of nothing else', async (_what, changes, expected) => {
    expect(await told(changes)).toEqual(expected);
  });

  it('are not compared with a folder that holds none', async () => {
    const empty = withFiles({'README.md': ''});
    await expect(diffReleases(checkout(), empty, [])).rejects.toThrow(/says nothing of a release/);
  });

  it('differ in nothing of an area that one of them does not have, such as a checkout of a part', async () => {
    const part = Object.fromEntries(Object.keys(FILES).map((path) => [path, null]));
    const registry = {
      ...part,
      'pkg/registry/data/registry.json': '{"servers":{"new":{"image":"a:b"}}}',
    };
    for (const {changes, notes} of [await diff(registry), await diff({}, registry)]) {
      expect(new Set(changes.map(({area}) => area))).toEqual(
        new Set(['registry server', 'registry counter']),
      );
      expect(notes.at(-1)).toMatch(
        /^Not in \S+ and not compared: Commands, Flags, API operations, /,
      );
    }
  });

  it('say what cannot be compared, and go on', async () => {
    const {notes, changes} = await diff({
      'docs/server/swagger.yaml': null,
      'pkg/registry/data/registry.json': '{',
      'deploy/charts/operator/values.yaml': 'a: [',
      'pkg/net/port.go': 'package net\n\nfunc (\n',
      ...edited(RUN, 'default 8080', 'default 9090'),
    });
    expect(notes.join('\n')).toMatch(
      /no swagger file[^]*values\.yaml cannot be read[^]*registry\.json cannot be read[^]*port\.go cannot be read/,
    );
    expect(changes.map(({id}) => id)).toContain('tool run --port');
  });
});

describe('sections', () => {
  it('are named when a symbol they rest on has changed, with the difference', async () => {
    const result = await diff(edited('pkg/run/run.go', 'return 1', 'return 2'));
    expect(result.symbols).toMatchObject([
      {symbol: 'pkg/run/run.go#Run', kind: 'changed', difference: expect.stringContaining('+func')},
    ]);
    expect(jsonDiff(result)).toMatchObject({
      sections: [
        {address: '/toolhive/guides-cli/run#start'},
        {address: '/toolhive/reference/api#getHealth'},
        {address: '/toolhive/reference/cli/tool_run'},
      ],
    });
    expect(formatDiff(result)).toContain('read /toolhive/guides-cli/run#start');
  });

  it('stay when only a comment changes', async () => {
    const {symbols} = await diff(edited('pkg/run/run.go', '// Run runs.', '// Run starts it.'));
    expect(symbols).toEqual([]);
  });

  it('are not to be read again when a symbol only moved, and tell where to', async () => {
    const {symbols} = await diff({
      'pkg/run/run.go': null,
      'pkg/run/start.go': FILES['pkg/run/run.go'] ?? '',
    });
    expect(symbols).toMatchObject([{kind: 'moved', movedTo: 'pkg/run/start.go#Run'}]);
  });

  it('are named when a symbol is gone', async () => {
    const {symbols} = await diff({'pkg/run/run.go': 'package run\n'});
    expect(symbols).toMatchObject([
      {kind: 'gone', reason: expect.stringContaining('declares no Run')},
    ]);
  });
});
