import {describe, expect, it} from 'vitest';
import {useChecks} from '../testing/useChecks';
import {useLibrary} from '../testing/useLibrary';

const check = useChecks(useLibrary());

describe('checking, by the data that checks the pages', () => {
  it.each([
    ['check_command', 'thv run --transport sse fetch'],
    ['check_profile', '{"read":["/data"],"network":{"outbound":{"insecure_allow_all":false}}}'],
    [
      'check_manifest',
      'apiVersion: toolhive.stacklok.dev/v1alpha1\nkind: MCPServer\nmetadata:\n  name: fetch\nspec:\n  image: mcp/fetch:latest\n  transport: stdio\n',
    ],
  ])('%s passes what is right', async (name, text) => {
    expect((await check(name, text)).data).toEqual({
      version: 'v0.0.47',
      digest: expect.stringMatching(/^sha256:[0-9a-f]{64}$/) as string,
      ok: true,
      problems: [],
      unknown: [],
      notes: [],
    });
  });

  it('names an image that it does not know, which may be right', async () => {
    const {data} = await check('check_command', 'thv run ghcr.io/me/mine:1');
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
  ])('takes files, namespaces and releases as the caller has them: %s', async (line) => {
    const {data} = await check('check_command', line);
    expect(data).toMatchObject({problems: [], unknown: []});
  });

  it.each([
    ['check_command', 'docker run --rm x', 'no reviewed form of docker'],
    ['check_command', 'frobnicate --all', 'no rule knows the program'],
    ['check_command', 'FOO=1 thv list', 'unknown environment variable FOO; '],
    ['check_command', 'curl https://a.dev/x', 'https://a.dev/x is not a reviewed'],
    ['check_command', 'kubectl get gateways', 'unknown resource kind gateways'],
    ['check_command', 'kubectl rollout --x y status deploy/a', 'no option --x'],
    [
      'check_command',
      'curl -b cookies.txt http://localhost:8080/api/v1beta/version',
      'no option -b',
    ],
    [
      'check_command',
      'helm upgrade --install a oci://ghcr.io/stacklok/toolhive/toolhive-operator --hide-secret',
      'no option --hide-secret',
    ],
    [
      'check_manifest',
      '{"apiVersion": "batch/v1", "kind": "CronJob", "metadata": {"name": "a"}}',
      'unknown kind CronJob',
    ],
  ])('%s says what the data does not have, and that it may be right', async (name, input, part) => {
    const {data} = await check(name, input);
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
      expect((await check('check_manifest', yaml)).data).toMatchObject({
        problems: [{message: expect.stringContaining('did you mean transport?') as string}],
      });
  });

  it.each([
    ['check_command', ' \n', 'nothing to check'],
    ['check_manifest', '# A comment.', 'nothing to check'],
  ])('refuses a text with nothing to check in it: %s %j', async (tool, input, why) => {
    await expect(check(tool, input)).rejects.toThrow(why);
  });

  it.each([
    ['check_command', 'thv run --tranport sse fetch', '--transport'],
    ['check_command', 'thv rm a\nthv list --formt json', 'Line 2'],
    ['check_command', 'thv run "fetch', 'shell'],
    ['check_profile', '{"network":{"outbond":{}}}', 'outbound'],
    ['check_profile', '{', 'Line 1'],
    ['check_manifest', 'kind: *a', 'Line 1: Unresolved alias'],
    [
      'check_manifest',
      'apiVersion: toolhive.stacklok.dev/v1alpha1\nkind: MCPServer\nmetadata:\n  name: a\nspec:\n  image: b\n  transprt: stdio\n',
      'transport',
    ],
    ['check_registry', '{"description":"x"}', 'Line 1'],
    ['check_command', 'thv run --tranport\u001f sse fetch', 'tranport'],
    ['check_profile', String.raw`{"netw\u001fork":{}}`, 'did you mean network?'],
    [
      'check_manifest',
      '{apiVersion: apps/v1, kind: Deployment, metadata: {name: a}, spec: {replicas: has an unknown field}}',
      'replicas',
    ],
  ])('%s says what is wrong and what would be right', async (name, input, part) => {
    const {data, text} = await check(name, input);
    expect(data.ok).toBe(false);
    expect(text).toContain(part);
  });
});

it('of a kind that the release does not have, nothing else is said', async () => {
  const yaml = `apiVersion: toolhive.stacklok.dev/v1alpha1
kind: MCPRegistry
metadata: {name: a}
spec: {source: git}
`;
  expect((await check('check_manifest', yaml)).data.problems).toEqual([
    {line: 2, message: 'this release has no kind MCPRegistry; known: MCPServer'},
  ]);
});
