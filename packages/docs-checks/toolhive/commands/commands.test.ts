import {describe, expect, it} from 'vitest';
import {matchForm} from '../../samples/matchForm';
import {fence, problemsOf} from '../../testing/checkPage';

const bash = (code: string, around = '') =>
  problemsOf('command', {'docs/toolhive/guides-k8s/test.mdx': `${fence('bash', code)}\n${around}`});
const api = 'http://localhost:8080/api/v1beta';

describe('curl', () => {
  it.each([
    [`curl -s ${api}/workloads`],
    [
      `curl -i -X POST ${api}/workloads -H 'Content-Type: application/json' -d '{"name":"clock","image":"mcp/time:latest"}'`,
    ],
    [`curl -s '${api}/workloads?all=true'`],
    [`curl ${api}/workloads -d '{"Name":"a","IMAGE":"mcp/fetch","SECRETſ":[]}'`],
    ['curl -s http://127.0.0.1:21345/health'],
    ['curl -N http://127.0.0.1:9100/sse'],
    ['curl -X "$method" https://mcp.example.com/x'],
    ...['linux_amd64.tar.gz', 'linux_amd64.tar.gz.sig', 'linux_amd64.pem', 'checksums.txt'].map(
      (file) => [
        `curl -LO https://github.com/stacklok/toolhive/releases/download/v0.0.47/toolhive_0.0.47_${file}`,
      ],
    ),
    [
      `curl "http://localhost:8080/messages?session_id=<SESSION_ID>" -d '{"jsonrpc":"2.0","id":2,"method":"tools/list"}'`,
    ],
  ])('accepts %s', async (code) => {
    expect(await bash(code)).toEqual([]);
  });

  it.each([
    ['an unknown path', `curl ${api}/workload`, /unknown path/],
    [
      'a method that the path does not have',
      `curl -X PUT ${api}/workloads`,
      /has no method PUT; it has GET, POST/,
    ],
    ['a method that a body implies', `curl -d '{}' ${api}/version`, /has no method POST/],
    [
      'a body that the specification refuses',
      `curl -d '{"name":"a","image":5}' ${api}/workloads`,
      /image must be/,
    ],
    [
      'a wrong value of a field whose name has capitals',
      `curl -d '{"name":"a","image":"mcp/fetch","Transport":5}' ${api}/workloads`,
      /body \/transport must be/,
    ],
    [
      'a field that the server ignores',
      `curl -d '{"name":"a","image":"mcp/fetch","permission-profile":"network"}' ${api}/workloads`,
      /body \/permission-profile is a field that the server ignores; did you mean permission_profile\?/,
    ],
    [
      'a method in small letters',
      `curl -X delete ${api}/workloads/a`,
      /write it in capitals: DELETE/,
    ],
    ['a body that is not JSON', `curl -d '{name: a}' ${api}/workloads`, /not JSON/],
    ['a missing body', `curl -X POST ${api}/workloads`, /body is required/],
    [
      'a query parameter that does not exist',
      `curl '${api}/workloads?al=true'`,
      /no query parameter "al"/,
    ],
    [
      'a body file that the page does not show',
      `curl -d @request.json ${api}/workloads`,
      /does not show request.json/,
    ],
    [
      'a release file that does not exist',
      'curl -LO https://github.com/stacklok/toolhive/releases/download/v0.0.47/toolhive_v0.0.47_linux_amd64.tar.gz',
      /names 0.0.47 and v0.0.47/,
    ],
    [
      'an archive of the wrong kind',
      'curl -LO https://github.com/stacklok/toolhive/releases/download/v0.0.47/toolhive_0.0.47_windows_amd64.tar.gz',
      /ends in \.zip/,
    ],
    ['an address that nobody reviewed', 'curl https://somewhere.dev/x', /not a reviewed address/],
    ['an unknown option', `curl --frobnicate ${api}/version`, /no option --frobnicate/],
    ['a message that is none', `curl http://localhost:8080/messages -d '{"id":2}'`, /jsonrpc/],
  ])('finds %s', async (_what, code, message) => {
    expect((await bash(code)).join('\n')).toMatch(message);
  });
});

const chart = 'oci://ghcr.io/stacklok/toolhive/toolhive-operator';

describe('helm', () => {
  it.each([
    [
      `helm upgrade --install toolhive-operator ${chart} --version 0.0.11 -n toolhive-system --create-namespace --set operator.replicaCount=2`,
    ],
    ['helm uninstall toolhive-operator --namespace toolhive-system'],
    [`helm show values ${chart} --version 0.0.11`],
  ])('accepts %s', async (code) => {
    expect(await bash(code)).toEqual([]);
  });

  it.each([
    [
      'a chart that does not exist',
      'helm install toolhive-operator oci://ghcr.io/stacklok/toolhive-operator',
      /unknown chart/,
    ],
    [
      'the version of another chart',
      `helm install toolhive-operator ${chart} --version 0.0.6`,
      /is 0.0.11 in this release, not 0.0.6/,
    ],
    [
      'a value that does not exist',
      `helm install toolhive-operator ${chart} --set operator.replicas=2`,
      /no value operator.replicas/,
    ],
    [
      'the wrong namespace',
      'helm uninstall toolhive-operator -n default',
      /lives in toolhive-system/,
    ],
    [
      'a values file that the page does not show',
      `helm install toolhive-operator ${chart} --values my.yaml`,
      /does not show my.yaml/,
    ],
    ['a missing release', `helm install ${chart}`, /needs release and chart/],
    ['an unknown verb', 'helm destroy toolhive-operator', /verb destroy/],
    ['an unknown option', 'helm uninstall toolhive-operator --purge', /no option --purge/],
  ])('finds %s', async (_what, code, message) => {
    expect((await bash(code)).join('\n')).toMatch(message);
  });
});

describe('kubectl', () => {
  it.each([
    ['kubectl -n toolhive-system get deploy,pods'],
    ['kubectl -n toolhive-system logs deploy/toolhive-operator --tail 20'],
    ["kubectl get mcpservers -A -o jsonpath='{.items[*].status.phase}'"],
    [
      'kubectl -n toolhive-system patch mcpserver fetch --type merge -p \'{"spec":{"transport":"sse"}}\'',
    ],
    ['kubectl create namespace demo\nkubectl -n demo get pods'],
    [
      'kubectl -n toolhive-system run probe --rm -i --restart=Never --image=curlimages/curl -- curl -s http://mcp-fetch-proxy:8080/health',
    ],
    ['kubectl explain mcpserver.spec.transport'],
    ['kubectl apply -f - <<EOF\napiVersion: v1\nkind: Namespace\nmetadata:\n  name: demo\nEOF'],
  ])('accepts %s', async (code) => {
    expect(await bash(code)).toEqual([]);
  });

  it.each([
    [
      'an unknown kind',
      'kubectl get mcpserverz',
      /unknown resource kind mcpserverz; did you mean mcpservers/,
    ],
    ['an unknown verb', 'kubectl fetch pods', /verb fetch/],
    ['an unknown option', 'kubectl get pods --everything', /no option --everything/],
    [
      'a field that does not exist',
      "kubectl get mcpservers -o jsonpath='{.items[*].status.state}'",
      /no field status.state/,
    ],
    [
      'a patch of a field that does not exist',
      'kubectl patch mcpserver a --type merge -p \'{"spec":{"replicas":2}}\'',
      /no field spec.replicas/,
    ],
    [
      'a field to explain that does not exist',
      'kubectl explain mcpserver.spec.authz',
      /no field spec.authz/,
    ],
    [
      'a file that the page does not show',
      'kubectl apply -f fetch.yaml',
      /does not show fetch.yaml/,
    ],
    [
      'a namespace that nobody makes',
      'kubectl -n somewhere get pods',
      /neither makes the namespace somewhere/,
    ],
    [
      'a wrong command inside',
      'kubectl run probe --image=curlimages/curl -- curl http://mcp-fetch:8080/health',
      /not a reviewed address/,
    ],
    [
      'a wrong manifest in a here-document',
      'kubectl apply -f - <<EOF\napiVersion: toolhive.stacklok.dev/v1alpha1\nkind: MCPServer\nmetadata: {name: a}\nspec: {images: x}\nEOF',
      /unknown field "images"/,
    ],
  ])('finds %s', async (_what, code, message) => {
    expect((await bash(code)).join('\n')).toMatch(message);
  });
});

describe('forms of other programs', () => {
  const form = 'image (ls|rm) [--force] <image> <more>...';

  it('matches words, alternatives, optional parts and holes', () => {
    expect(matchForm(form, ['image', 'rm', 'a', 'b', 'c'])).toEqual([
      {type: 'image', value: 'a'},
      {type: 'more', value: 'b'},
      {type: 'more', value: 'c'},
    ]);
    expect(matchForm(form, ['image', 'ls', '--force', 'a', 'b'])).toHaveLength(2);
  });

  it.each([[['image', 'rm', 'a']], [['image', 'pull', 'a', 'b']], [['rm', 'a', 'b']], [[]]])(
    'refuses %j',
    (words) => {
      expect(matchForm(form, words)).toBeUndefined();
    },
  );

  it('lets a sentence stop early, but not go wrong', () => {
    expect(matchForm(form, ['image', 'rm'], true)).toEqual([]);
    expect(matchForm(form, ['image', 'pull'], true)).toBeUndefined();
  });

  it('checks what stands for an image, an address or a version', async () => {
    expect(await bash('docker pull mcp/fetsh')).toEqual([
      expect.stringContaining('unknown image mcp/fetsh'),
    ]);
    expect(
      await bash('claude mcp add --transport sse --scope user osv http://localhost:9100/see'),
    ).toEqual([expect.stringContaining('unknown path /see')]);
    expect(await bash('git checkout v0.0.99')).toEqual([
      expect.stringContaining('version v0.0.99 is unknown'),
    ]);
  });
});
