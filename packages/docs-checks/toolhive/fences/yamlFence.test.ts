import {describe, expect, it} from 'vitest';
import {fence, problemsOf} from '../../testing/checkPage';

const manifest = (spec: string) =>
  `apiVersion: toolhive.stacklok.dev/v1alpha1\nkind: MCPServer\nmetadata:\n  name: fetch\nspec:\n${spec}`;

describe('YAML samples', () => {
  it('accepts several right manifests in one sample', async () => {
    const code = `apiVersion: v1\nkind: Namespace\nmetadata:\n  name: demo\n---\n${manifest('  image: mcp/fetch:latest\n  transport: stdio')}`;
    expect(await problemsOf('yaml', fence('yaml', code))).toEqual([]);
  });

  it.each([
    [
      'a field that does not exist',
      manifest('  image: mcp/fetch:latest\n  transprot: stdio'),
      /MCPServer: spec has an unknown field "transprot"; did you mean transport\?/,
    ],
    [
      'a value that does not exist',
      manifest('  image: mcp/fetch:latest\n  transport: http'),
      /spec.transport must be one of \["stdio","sse"\]/,
    ],
    [
      'an image that the registry does not have',
      manifest('  image: mcp/fetsh:latest'),
      /unknown image mcp\/fetsh/,
    ],
    [
      'a kind of Kubernetes with a wrong field',
      'apiVersion: v1\nkind: Secret\nmetadata:\n  name: a\nstringdata: {}',
      /Secret: .*stringdata/,
    ],
    ['a kind that no schema knows', 'apiVersion: v1\nkind: Widget\nmetadata:\n  name: a', /Widget/],
    ['broken YAML', 'kind: MCPServer\nspec: [', /./],
  ])('finds %s', async (_what, code, message) => {
    expect((await problemsOf('yaml', fence('yaml', code))).join('\n')).toMatch(message);
  });

  it('names the line of the wrong part', async () => {
    const code = `apiVersion: v1\nkind: Namespace\nmetadata:\n  name: demo\n---\n${manifest('  transport: stdio')}`;
    expect(await problemsOf('yaml', fence('yaml', code))).toEqual([
      expect.stringMatching(/^16: MCPServer: spec must have required property 'image'/),
    ]);
  });

  it('names the line of a wrong field, and of one that does not exist', async () => {
    const code = manifest('  image: mcp/fetch:latest\n  port: 0\n  volumes:\n    - nam: a\n');
    const found = await problemsOf('yaml', fence('yaml', code));
    expect(found).toContainEqual(expect.stringMatching(/^13: MCPServer: spec\.port must be >= 1/));
    expect(found).toContainEqual(
      expect.stringMatching(/^15: .* spec\.volumes\[0\] has an unknown field "nam"/),
    );
    expect(found).toContainEqual(expect.stringMatching(/^15: .* required property 'hostPath'/));
  });

  it('names the line of an image that the registry does not have', async () => {
    const code = manifest('  transport: stdio\n  image: mcp/fetsh:latest');
    expect(await problemsOf('yaml', fence('yaml', code))).toEqual([
      expect.stringMatching(/^13: unknown image mcp\/fetsh/),
    ]);
  });

  it('skips documents that are empty, as kubectl does, but not a sample of nothing else', async () => {
    const code = `# A server.\n---\n${manifest('  image: mcp/fetch:latest')}\n---\n`;
    expect(await problemsOf('yaml', fence('yaml', code))).toEqual([]);
    expect(await problemsOf('yaml', fence('yaml', '# Nothing.\n---'))).toEqual([
      expect.stringContaining('no document'),
    ]);
  });

  it.each([
    'kind: Namespace\nmetadata:\n  name: a\n  labels:',
    'kind: ConfigMap\nmetadata:\n  name: a\ndata:',
  ])('takes an empty field as none, as Kubernetes does: %s', async (code) => {
    expect(await problemsOf('yaml', fence('yaml', `apiVersion: v1\n${code}`))).toEqual([]);
  });

  it('checks each object of a list', async () => {
    const item = manifest('  image: mcp/fetch:latest\n  port: 0').replaceAll('\n', '\n    ');
    const code = `apiVersion: v1\nkind: List\nitems:\n  - ${item}`;
    expect(await problemsOf('yaml', fence('yaml', code))).toEqual([
      expect.stringMatching(/^16: MCPServer: spec\.port must be >= 1/),
    ]);
  });

  it('refuses an alias that stands for what it is a part of', async () => {
    const code = manifest('  image: mcp/fetch:latest\n  args: &all\n    - a\n    - *all');
    for (const [text, line] of [
      [code, 15],
      ['&a [*a]', 7],
    ] as const)
      expect(await problemsOf('yaml', fence('yaml', text))).toEqual([
        expect.stringMatching(new RegExp(`^${line}: this alias stands for`)),
      ]);
  });

  it('names the line where << joins what is no map', async () => {
    const code = manifest('  image: mcp/fetch:latest\n  <<: 5');
    expect(await problemsOf('yaml', fence('yaml', code))).toEqual([
      expect.stringMatching(/^13: << joins maps/),
    ]);
  });

  it('takes a field that is null for one that is left out, as the API server does', async () => {
    const code = manifest('  image: mcp/fetch:latest\n  args:\n  env:');
    expect(await problemsOf('yaml', fence('yaml', code))).toEqual([]);
  });

  it.each([
    [
      'Service',
      'spec:\n  ports:\n    - port: 80\n      nodePort: 30080',
      /^14: Service: .*nodePort: .* set type to NodePort or LoadBalancer/,
      'spec:\n  type: NodePort\n  ports:\n    - port: 80\n      nodePort: 30080',
    ],
    [
      'Service',
      'spec:\n  type: NodePort\n  clusterIP: None',
      /^12: Service: spec\.type: A headless Service .* must have the type ClusterIP/,
      'spec:\n  type: ClusterIP\n  clusterIP: None',
    ],
    [
      'Pod',
      'spec:\n  containers:\n    - name: a\n      image: mcp/fetch:latest\n      securityContext:\n        privileged: true\n        allowPrivilegeEscalation: false',
      /^17: Pod: .*allowPrivilegeEscalation: .* leave this field or privileged out/,
      'spec:\n  containers:\n    - name: a\n      image: mcp/fetch:latest\n      securityContext:\n        privileged: true\n        allowPrivilegeEscalation: true',
    ],
  ])(
    'says of a %s why two of its fields do not go together',
    async (kind, wrong, message, right) => {
      const code = (rest: string) => `apiVersion: v1\nkind: ${kind}\nmetadata:\n  name: a\n${rest}`;
      expect(await problemsOf('yaml', fence('yaml', code(wrong)))).toEqual([
        expect.stringMatching(message),
      ]);
      expect(await problemsOf('yaml', fence('yaml', code(right)))).toEqual([]);
    },
  );

  it('takes the name of a server in the registry for the image of an MCPServer', async () => {
    expect(await problemsOf('yaml', fence('yaml', manifest('  image: fetch')))).toEqual([]);
    expect(await problemsOf('yaml', fence('yaml', manifest('  image: fetsh')))).toEqual([
      expect.stringMatching(/unknown image fetsh/),
    ]);
  });

  it('refuses a field that the CRD lacks even if it is null, as the API server does', async () => {
    const template =
      '  podTemplateSpec:\n    spec: {containers: [{name: mcp}]}\n    metadata:\n      creationTimestamp: null\n';
    const code = manifest(`  image: mcp/fetch:latest\n${template}  colour:`);
    expect(await problemsOf('yaml', fence('yaml', code))).toEqual([
      expect.stringMatching(/^17: .*spec has an unknown field "colour"/),
      expect.stringMatching(/^16: .*podTemplateSpec\.metadata has an unknown field/),
    ]);
  });

  it('reads values as kubectl does, and says in which line one is another thing than it seems', async () => {
    const code = manifest(
      '  image: mcp/fetch:latest\n  volumes:\n    - {name: a, hostPath: /a, mountPath: /a, readOnly: yes}\n  env:\n    - name: A\n      value: on',
    );
    expect(await problemsOf('yaml', fence('yaml', code))).toEqual([
      expect.stringMatching(
        /^17: MCPServer: spec\.env\[0\]\.value must be string \(it is true\); put it in quotes/,
      ),
    ]);
  });

  it('refuses secrets of an MCPServer, with which it does not start', async () => {
    const code = manifest('  image: mcp/fetch:latest\n  secrets: [{name: a, key: b}]');
    expect(await problemsOf('yaml', fence('yaml', code))).toEqual([
      expect.stringMatching(/^13: MCPServer: spec\.secrets: .*Fails at start/),
    ]);
  });

  it.each([
    ['  transport: sse\n  targetPort: 30001', /^14: MCPServer: spec\.targetPort.*headless Service/],
    [
      '  podTemplateSpec:\n    spec:\n      restartPolicy: Never\n      containers:\n        - name: mcp',
      /^15: MCPServer: .*restartPolicy.*StatefulSet/,
    ],
    ['  podTemplateSpec: {}', /^13: MCPServer: spec\.podTemplateSpec must have .*'spec'/],
  ])(
    'refuses what the API server takes, but with which no server starts: %s',
    async (rest, message) => {
      const code = manifest(`  image: mcp/fetch:latest\n${rest}`);
      expect(await problemsOf('yaml', fence('yaml', code))).toEqual([
        expect.stringMatching(message),
      ]);
      const right = code
        .replace('30001', '29999')
        .replace('Never', 'Always')
        .replace('{}', '{spec: {containers: [{name: mcp}]}}');
      expect(await problemsOf('yaml', fence('yaml', right))).toEqual([]);
    },
  );

  it('says why a value of the chart is wrong, where its description does', async () => {
    const code = 'operator:\n  env:\n    - name: A\n';
    expect(await problemsOf('yaml', fence('yaml schema=helm-values', code))).toEqual([
      expect.stringMatching(/^8: operator\.env .*renders a list as invalid YAML/),
    ]);
  });

  it('names the line of a field that is empty but may not be', async () => {
    const code = manifest('  transport: stdio\n  image:');
    expect(await problemsOf('yaml', fence('yaml', code))).toEqual([
      expect.stringMatching(/^13: MCPServer: spec must have required property 'image'/),
    ]);
    const values = '# All as it is.\noperator:\n  # replicaCount: 1\n';
    expect(await problemsOf('yaml', fence('yaml schema=helm-values', values))).toEqual([
      expect.stringMatching(/^8: the document must have required property 'operator'/),
    ]);
  });

  it('checks Helm values and config.yaml by the schema that the fence names', async () => {
    expect(
      await problemsOf('yaml', fence('yaml schema=helm-values', 'operator:\n  replicaCount: 2')),
    ).toEqual([]);
    expect(
      await problemsOf('yaml', fence('yaml schema=helm-values', 'operator:\n  replicaCuont: 2')),
    ).toEqual([expect.stringContaining('did you mean replicaCount?')]);
    expect(await problemsOf('yaml', fence('yaml schema=thv-config', 'registry_url: 5'))).toEqual([
      expect.stringContaining('registry_url must be string'),
    ]);
  });

  it('checks JSON files in a ConfigMap', async () => {
    const map = (json: string) =>
      fence(
        'yaml',
        `apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: a\ndata:\n  profile.json: '${json}'`,
      );
    expect(
      await problemsOf('yaml', map('{"network": {"outbound": {"allow_port": [443]}}}')),
    ).toEqual([]);
    expect(await problemsOf('yaml', map('{"network": {"inbound": {}}}'))).toEqual([
      expect.stringMatching(/profile.json: network has an unknown field "inbound"/),
    ]);
    expect(await problemsOf('yaml', map('{"network": }'))).toEqual([
      expect.stringContaining('profile.json: not valid JSON'),
    ]);
  });

  it('names the line in a JSON file of a ConfigMap that is written as a block', async () => {
    const json = '{\n  "network": {\n    "outbound": {"allow_port": [0]}\n  }\n}';
    const map = (text: string) =>
      fence(
        'yaml',
        `apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: a\ndata:\n  profile.json: |\n    ${text.replaceAll('\n', '\n    ')}`,
      );
    expect(await problemsOf('yaml', map(json))).toEqual([
      expect.stringMatching(/^15: profile\.json: network\.outbound\.allow_port\[0\]/),
    ]);
    expect(await problemsOf('yaml', map(json.replace('"outbound"', '"outbound')))).toEqual([
      expect.stringMatching(/^15: profile\.json: not valid JSON/),
    ]);
  });

  it('names the line of the page in a diff', async () => {
    const diff = '  apiVersion: v1\n- kind: Pod\n+ kind: Secret\n  metadata: {name: a}\n+ data: []';
    expect(await problemsOf('yaml', fence('yaml diff', diff.replaceAll(/^(.) /gm, '$1')))).toEqual([
      expect.stringMatching(/^11: Secret: data must be object/),
    ]);
  });

  it('checks what a diff ends up with', async () => {
    const diff =
      manifest('  image: mcp/fetch:latest').replaceAll(/^/gm, ' ') +
      '\n-  transprot: sse\n+  transport: sse';
    expect(await problemsOf('yaml', fence('yaml diff', diff))).toEqual([]);
  });
});
