import {readdirSync, readFileSync} from 'node:fs';
import {Ajv2020, type ValidateFunction} from 'ajv/dist/2020';
import {fullFormats} from 'ajv-formats/dist/formats';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';

type Json = Record<string, unknown>;

const folder = new URL('.', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, folder), 'utf8');
const yaml = (path: string): Json => parse(read(path)) as Json;
const files = readdirSync(new URL('schemas/', folder)).filter((name) =>
  name.endsWith('.schema.json'),
);
const schemas = new Map(files.map((name) => [name, JSON.parse(read(`schemas/${name}`)) as Json]));

const ajv = new Ajv2020({strictTypes: false, allErrors: true, formats: fullFormats});
for (const schema of schemas.values()) ajv.addSchema(schema);

const validator = (ref: string): ValidateFunction => {
  const found = ajv.getSchema(ref);
  if (!found) throw new Error(`No schema ${ref}; there are ${files.join(', ')}.`);
  return found;
};
const errors = (ref: string, value: unknown): string[] => {
  const check = validator(ref);
  return check(value)
    ? []
    : (check.errors ?? []).map(
        (error) => `${error.instancePath} ${error.message ?? ''} ${JSON.stringify(error.params)}`,
      );
};
const accepts = (ref: string, text: string): void => expect(errors(ref, parse(text))).toEqual([]);
/** The sample is refused, and one of the messages speaks of the mistake. */
const refuses = (ref: string, text: string, about: RegExp): void =>
  expect(errors(ref, parse(text)).join('\n')).toMatch(about);

/** Walks into a value by a dotted path; throws when a step is missing. */
const at = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((step, key) => {
    if (typeof step !== 'object' || step === null || !(key in step))
      throw new Error(`Nothing at ${key} of ${path}.`);
    return (step as Json)[key];
  }, value);
const defaultOf = (schema: string, path: string): unknown =>
  at(schemas.get(schema), `${path}.default`);

describe('schemas', () => {
  it.each(files)('%s compiles in strict mode and is named by its $id', (name) => {
    expect(schemas.get(name)?.$id).toBe(name);
    expect(schemas.get(name)?.$schema).toBe('https://json-schema.org/draft/2020-12/schema');
    expect(typeof validator(name)).toBe('function');
  });

  it.each(files)('every default in %s satisfies its own schema', (name) => {
    const visit = (node: unknown, pointer: string): void => {
      if (typeof node !== 'object' || node === null) return;
      if (
        !Array.isArray(node) &&
        'default' in node &&
        typeof (node as Json).default !== 'function' &&
        !pointer.endsWith('/properties')
      ) {
        expect({pointer, errors: errors(`${name}#${pointer}`, (node as Json).default)}).toEqual({
          pointer,
          errors: [],
        });
      }
      for (const [key, child] of Object.entries(node)) {
        if (key !== 'default' || pointer.endsWith('/properties'))
          visit(child, `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`);
      }
    };
    visit(schemas.get(name), '');
  });
});

const server = (spec: string, name = 'osv'): string =>
  `apiVersion: toolhive.stacklok.dev/v1alpha1\nkind: MCPServer\nmetadata: {name: ${name}, namespace: mcp-demo}\nspec: ${spec}`;
const mcpserver = 'mcpserver.schema.json';
const image = 'image: ghcr.io/stackloklabs/osv-mcp/server:latest';

describe('MCPServer', () => {
  it('needs nothing but an image', () => accepts(mcpserver, server(`{${image}}`)));

  it('accepts every field together', () =>
    accepts(
      mcpserver,
      server(`
  ${image}
  transport: sse
  port: 8080
  targetPort: 8080
  args: [--verbose]
  env: [{name: LOG_LEVEL, value: debug}]
  volumes: [{name: ca, hostPath: /etc/ssl/certs, mountPath: /ca, readOnly: true}]
  resources: {limits: {cpu: 200m, memory: 128Mi}, requests: {cpu: 50m, memory: 64Mi}}
  secrets: [{name: login, key: token, targetEnvName: TOKEN}]
  permissionProfile: {type: configmap, name: api-only, key: profile.json}
  resourceOverrides: {proxyDeployment: {labels: {team: research}}, proxyService: {annotations: {example.org/owner: research}}}
  oidcConfig: {type: kubernetes, kubernetes: {serviceAccount: agent, namespace: agents, audience: toolhive}}
  podTemplateSpec:
    spec:
      serviceAccountName: reader
      nodeSelector: {kubernetes.io/os: linux}
      tolerations: [{key: workload, operator: Equal, value: mcp, effect: NoSchedule}]
      securityContext: {runAsUser: 0, seccompProfile: {type: RuntimeDefault}}
      volumes: [{name: docs, persistentVolumeClaim: {claimName: docs}}]
      containers:
        - name: mcp
          env: [{name: TOKEN, valueFrom: {secretKeyRef: {name: login, key: token}}}]
          envFrom: [{secretRef: {name: login}}]
          resources: {requests: {cpu: 100m, memory: 128Mi}}
          volumeMounts: [{name: docs, mountPath: /projects/docs, readOnly: true}]
          securityContext: {readOnlyRootFilesystem: false, capabilities: {drop: [ALL]}}`),
    ));

  it.each([
    ['a mistyped field', `{${image}, transprot: sse}`, /transprot/],
    ['no image', '{transport: sse}', /image/],
    ['a transport this release does not have', `{${image}, transport: streamable-http}`, /stdio/],
    ['port 0', `{${image}, port: 0}`, /port.*>= 1/],
    ['a port above 65535', `{${image}, targetPort: 70000}`, /targetPort.*<= 65535/],
    ['a port written as text', `{${image}, port: "8080"}`, /port must be integer/],
    [
      'a package address, which a cluster cannot build',
      '{image: "uvx://mcp-server-fetch"}',
      /image must match pattern/,
    ],
    ['a variable without value', `{${image}, env: [{name: LOG_LEVEL}]}`, /value/],
    [
      'a Secret reference in plain env',
      `{${image}, env: [{name: T, valueFrom: {secretKeyRef: {name: a, key: b}}}]}`,
      /valueFrom/,
    ],
    ['a secret without key', `{${image}, secrets: [{name: login}]}`, /key/],
    [
      'an unknown built-in profile',
      `{${image}, permissionProfile: {type: builtin, name: internet}}`,
      /none/,
    ],
    ['a profile without type', `{${image}, permissionProfile: {name: none}}`, /type/],
    [
      'inline OIDC without issuer',
      `{${image}, oidcConfig: {type: inline, inline: {audience: a}}}`,
      /issuer/,
    ],
    ['type configmap without configMap', `{${image}, oidcConfig: {type: configmap}}`, /configMap/],
    ['a field of a later release', `{${image}, authzConfig: {type: inline}}`, /authzConfig/],
    ['replicas, which the operator fixes at 1', `{${image}, replicas: 2}`, /replicas/],
    [
      'a typo deep in the pod template',
      `{${image}, podTemplateSpec: {spec: {containers: [{name: mcp, volumeMount: []}]}}}`,
      /volumeMount/,
    ],
    [
      'a label in the pod template, which the CRD does not declare',
      `{${image}, podTemplateSpec: {metadata: {labels: {team: research}}}}`,
      /labels/,
    ],
    [
      'a pod template whose spec lists no containers',
      `{${image}, podTemplateSpec: {spec: {automountServiceAccountToken: false}}}`,
      /containers/,
    ],
    [
      'a typo in a security context',
      `{${image}, podTemplateSpec: {spec: {containers: [{name: mcp}], securityContext: {runAsNonroot: false}}}}`,
      /runAsNonroot/,
    ],
    [
      'a resource amount with a wrong unit',
      `{${image}, resources: {limits: {memory: 128MB}}}`,
      /memory must match pattern/,
    ],
    [
      'a hostPath volume without a target',
      `{${image}, volumes: [{name: a, hostPath: /b}]}`,
      /mountPath/,
    ],
  ])('refuses %s', (_title, spec, about) => refuses(mcpserver, server(spec), about));

  it('refuses another API version', () =>
    refuses(mcpserver, server(`{${image}}`).replace('v1alpha1', 'v1'), /apiVersion/));
  it('refuses a name too long for its Services', () =>
    refuses(mcpserver, server(`{${image}}`, 'a'.repeat(51)), /50/));
  it('refuses a phase the operator never sets', () =>
    refuses(mcpserver, `${server(`{${image}}`)}\nstatus: {phase: Ready}`, /phase/));
});

describe('core kinds', () => {
  const core = 'k8s-core.schema.json';

  it('accepts a network policy with DNS and one port outbound', () =>
    accepts(
      core,
      `
apiVersion: networking.k8s.io/v1
kind: NetworkPolicy
metadata: {name: osv-server, namespace: mcp-demo}
spec:
  podSelector: {matchLabels: {app: osv}}
  policyTypes: [Ingress, Egress]
  ingress: [{from: [{podSelector: {matchLabels: {app.kubernetes.io/instance: osv}}}], ports: [{port: 8080}]}]
  egress: [{to: [{ipBlock: {cidr: 0.0.0.0/0, except: [10.0.0.0/8]}}], ports: [{protocol: TCP, port: 443}]}]`,
    ));

  it.each([
    ['an unknown kind', 'apiVersion: v1\nkind: Widget\nmetadata: {name: a}', /kind/],
    [
      'a kind under the wrong API version',
      'apiVersion: v1\nkind: NetworkPolicy\nmetadata: {name: a}\nspec: {podSelector: {}}',
      /apiVersion/,
    ],
    [
      'a number in stringData',
      'apiVersion: v1\nkind: Secret\nmetadata: {name: a}\nstringData: {pin: 1234}',
      /pin must be string/,
    ],
    [
      'a typo in a policy type',
      'apiVersion: networking.k8s.io/v1\nkind: NetworkPolicy\nmetadata: {name: a}\nspec: {podSelector: {}, policyTypes: [Outgress]}',
      /policyTypes/,
    ],
    [
      'a container without image in a pod',
      'apiVersion: v1\nkind: Pod\nmetadata: {name: a}\nspec: {containers: [{name: a}]}',
      /image/,
    ],
    [
      'a variable with value and valueFrom',
      'apiVersion: v1\nkind: Pod\nmetadata: {name: a}\nspec: {containers: [{name: a, image: b, env: [{name: X, value: y, valueFrom: {fieldRef: {fieldPath: z}}}]}]}',
      /NOT/i,
    ],
    [
      'a rule with an unknown verb',
      'apiVersion: rbac.authorization.k8s.io/v1\nkind: Role\nmetadata: {name: a}\nrules: [{apiGroups: [""], resources: [pods], verbs: [read]}]',
      /verbs/,
    ],
    [
      'an upper-case name',
      'apiVersion: v1\nkind: Namespace\nmetadata: {name: Demo}',
      /name must match/,
    ],
  ])('refuses %s', (_title, text, about) => refuses(core, text, about));
});

describe('Helm values', () => {
  const values = 'helm-values-operator.schema.json';

  it('accepts no values at all', () => accepts(values, '{}'));
  it('accepts namespace scope with its namespaces', () =>
    accepts(
      values,
      'operator: {rbac: {scope: namespace, allowedNamespaces: [dev-tools, data-tools]}}',
    ));
  it('accepts a list of variables and null to drop a default', () =>
    accepts(
      values,
      'operator: {env: [{name: HTTPS_PROXY, value: "http://proxy:3128"}], containerSecurityContext: {runAsUser: null}}',
    ));

  it.each([
    ['a value at the wrong level', 'replicaCount: 2', /replicaCount/],
    [
      'namespace scope without namespaces',
      'operator: {rbac: {scope: namespace}}',
      /allowedNamespaces/,
    ],
    ['an unknown scope', 'operator: {rbac: {scope: project}}', /scope/],
    ['variables as a map', 'operator: {env: {HTTPS_PROXY: x}}', /env/],
    [
      'the image split in two, as other charts do',
      'operator: {image: {repository: a, tag: b}}',
      /image must be string/,
    ],
    ['a mistyped key', 'operator: {toolhiveRunnerimage: a}', /toolhiveRunnerimage/],
    ['an unknown pull policy', 'operator: {imagePullPolicy: Sometimes}', /imagePullPolicy/],
  ])('refuses %s', (_title, text, about) => refuses(values, text, about));
});

describe('files on your computer', () => {
  it.each([
    ['permission-profile.schema.json', '{}'],
    [
      'permission-profile.schema.json',
      '{"read":["/srv/reference","/home/ana/docs:/data/docs"],"network":{"outbound":{"allow_host":["api.example.com"],"allow_port":[443],"allow_transport":["tcp"]}}}',
    ],
    [
      'client-config-vscode.schema.json',
      '{"editor.fontSize":14,"mcp":{"servers":{"osv":{"url":"http://localhost:28114/sse#osv","type":"sse"}}}}',
    ],
    [
      'client-config-mcpservers.schema.json',
      '{"mcpServers":{"osv":{"url":"http://localhost:28114/sse#osv"}}}',
    ],
    [
      'thv-config.schema.json',
      '{secrets: {provider_type: encrypted}, clients: {auto_discovery: false, registered_clients: [vscode, cursor]}, registry_url: "", ca_certificate_path: /etc/ssl/root.pem}',
    ],
    [
      'authz-config.schema.json',
      `{version: "1.0", type: cedarv1, cedar: {policies: ['permit(principal, action == Action::"call_tool", resource == Tool::"get_current_time");'], entities_json: "[]"}}`,
    ],
    [
      'audit-config.schema.json',
      '{event_types: [mcp_tool_call], include_request_data: true, max_data_size: 4096, log_file: /var/log/thv/audit.jsonl}',
    ],
    [
      'mcp-message.schema.json',
      '{jsonrpc: "2.0", id: 1, method: initialize, params: {protocolVersion: "2024-11-05", capabilities: {}, clientInfo: {name: curl, version: "1"}}}',
    ],
    ['mcp-message.schema.json', '{jsonrpc: "2.0", method: notifications/initialized}'],
    [
      'mcp-message.schema.json',
      '{jsonrpc: "2.0", id: 7, method: tools/call, params: {name: get_current_time, arguments: {timezone: Europe/Vienna}}}',
    ],
    [
      'mcp-message.schema.json',
      '{jsonrpc: "2.0", id: 7, result: {content: [{type: text, text: noon}], isError: false}}',
    ],
    [
      'mcp-message.schema.json',
      '{jsonrpc: "2.0", id: null, error: {code: -32700, message: Parse error}}',
    ],
  ])('%s accepts %s', (schema, text) => accepts(schema, text));

  it.each([
    [
      'an absent field of a profile',
      'permission-profile.schema.json',
      '{"network":{"inbound":{}}}',
      /inbound/,
    ],
    [
      'a profile port above 65535',
      'permission-profile.schema.json',
      '{"network":{"outbound":{"allow_port":[99999]}}}',
      /allow_port\/0/,
    ],
    [
      'a URL as profile host',
      'permission-profile.schema.json',
      '{"network":{"outbound":{"allow_host":["https://api.example.com"]}}}',
      /allow_host\/0/,
    ],
    [
      'a mount with a shell character',
      'permission-profile.schema.json',
      '{"read":["$HOME/docs"]}',
      /read\/0/,
    ],
    [
      'the list of other clients in VS Code',
      'client-config-vscode.schema.json',
      '{"mcpServers":{}}',
      /mcp/,
    ],
    [
      'a client address without /sse',
      'client-config-mcpservers.schema.json',
      '{"mcpServers":{"osv":{"url":"http://localhost:28114"}}}',
      /url/,
    ],
    [
      'another client transport',
      'client-config-vscode.schema.json',
      '{"mcp":{"servers":{"osv":{"url":"http://localhost:1/sse","type":"http"}}}}',
      /type/,
    ],
    [
      'the old name of the encrypted provider',
      'thv-config.schema.json',
      '{secrets: {provider_type: basic}}',
      /provider_type/,
    ],
    [
      'a client that does not exist',
      'thv-config.schema.json',
      '{clients: {registered_clients: [claude-desktop]}}',
      /registered_clients/,
    ],
    [
      'an authorization version as number',
      'authz-config.schema.json',
      '{version: 1, type: cedarv1, cedar: {policies: ["permit(principal, action, resource);"]}}',
      /version/,
    ],
    [
      'an authorization file without policies',
      'authz-config.schema.json',
      '{version: "1.0", type: cedarv1, cedar: {policies: []}}',
      /policies/,
    ],
    [
      'a policy without its semicolon',
      'authz-config.schema.json',
      '{version: "1.0", type: cedarv1, cedar: {policies: ["permit(principal, action, resource)"]}}',
      /policies\/0/,
    ],
    [
      'request data without a size limit',
      'audit-config.schema.json',
      '{include_request_data: true}',
      /max_data_size/,
    ],
    [
      'an unknown audit event',
      'audit-config.schema.json',
      '{event_types: [tool_call]}',
      /event_types\/0/,
    ],
    [
      'an unknown MCP method',
      'mcp-message.schema.json',
      '{jsonrpc: "2.0", id: 1, method: tools/run}',
      /method/,
    ],
    [
      'a request method without id',
      'mcp-message.schema.json',
      '{jsonrpc: "2.0", method: tools/list}',
      /method/,
    ],
    [
      'a tool call without the name of the tool',
      'mcp-message.schema.json',
      '{jsonrpc: "2.0", id: 1, method: tools/call, params: {arguments: {}}}',
      /name/,
    ],
    [
      'a protocol version with dots',
      'mcp-message.schema.json',
      '{jsonrpc: "2.0", id: 1, method: initialize, params: {protocolVersion: "1.0", capabilities: {}, clientInfo: {name: a, version: b}}}',
      /protocolVersion/,
    ],
    [
      'a result and an error at once',
      'mcp-message.schema.json',
      '{jsonrpc: "2.0", id: 1, result: {}, error: {code: 1, message: a}}',
      /result/,
    ],
    ['a message without jsonrpc', 'mcp-message.schema.json', '{id: 1, result: {}}', /jsonrpc/],
  ])('%s is refused', (_title, schema, text, about) => refuses(schema, text, about));
});

describe('registry data', () => {
  const registry = yaml('registry-servers.yaml');
  const servers = registry.servers as Record<string, Json>;
  it('is a valid registry', () => {
    expect(errors('registry.schema.json', registry)).toEqual([]);
  });

  it('has 31 servers in order of name: 26 stdio, 5 sse, 4 with provenance', () => {
    const names = Object.keys(servers);
    const having = (test: (entry: Json) => boolean) =>
      names.filter((name) => test(servers[name] ?? {}));
    expect(names).toEqual([...names].sort());
    expect(having(({transport}) => transport === 'stdio')).toHaveLength(26);
    expect(having(({transport}) => transport === 'sse')).toHaveLength(5);
    expect(having(({provenance}) => provenance !== undefined)).toEqual([
      'github',
      'k8s',
      'oci-registry',
      'osv',
    ]);
  });

  it.each([
    ['an entry without metadata', (entry: Json) => ({...entry, metadata: undefined}), /metadata/],
    [
      'a target port on a stdio server',
      (entry: Json) => ({...entry, target_port: 8080}),
      /transport/,
    ],
    [
      'a default for a required variable',
      (entry: Json) => ({
        ...entry,
        env_vars: [{name: 'A', description: 'b', required: true, default: 'c'}],
      }),
      /env_vars\/0/,
    ],
    [
      'an unknown trust root',
      (entry: Json) => ({...entry, provenance: {sigstore_url: 'example.org'}}),
      /sigstore_url/,
    ],
    ['a mistyped field', (entry: Json) => ({...entry, env: []}), /env/],
  ])('refuses %s', (_title, spoil, about) => {
    const entry = JSON.parse(JSON.stringify(spoil(servers.fetch ?? {}))) as Json;
    expect(errors('registry.schema.json#/$defs/Server', entry).join('\n')).toMatch(about);
  });
});

describe('data files agree with the schemas', () => {
  const charts = yaml('helm-charts.yaml');
  const paths = yaml('paths.yaml');
  const values = 'helm-values-operator.schema.json';
  const operator = (path: string): unknown =>
    defaultOf(values, `properties.operator.properties.${path}`);

  it('chart images', () => {
    expect(operator('image')).toBe(at(charts, 'images.operator.chartDefault'));
    expect(operator('toolhiveRunnerImage')).toBe(at(charts, 'images.runner.chartDefault'));
  });

  it('the operator images carry the appVersion of the chart', () => {
    const chart = (charts.charts as Json[]).find((item) => item.name === 'toolhive-operator');
    expect(operator('image')).toBe(
      `${String(at(charts, 'images.operator.repository'))}:v${String(chart?.appVersion)}`,
    );
    expect(operator('toolhiveRunnerImage')).toBe(
      `${String(at(charts, 'images.runner.repository'))}:v${String(chart?.appVersion)}`,
    );
  });

  it('ports and probes of the operator', () => {
    const ports = operator('ports') as {name: string; containerPort: number}[];
    const byName = Object.fromEntries(ports.map((port) => [port.name, port.containerPort]));
    expect(byName).toEqual({
      metrics: at(charts, 'ports.metrics'),
      health: at(charts, 'ports.health'),
    });
    expect(byName).toEqual({
      metrics: at(paths, 'ports.operatorMetrics.default'),
      health: at(paths, 'ports.operatorHealth.default'),
    });
    expect(at(operator('livenessProbe'), 'httpGet.path')).toBe(at(charts, 'probes.liveness'));
    expect(at(operator('readinessProbe'), 'httpGet.path')).toBe(
      at(paths, 'httpPaths.operator.ready'),
    );
  });

  it('addresses and the port of an MCPServer', () => {
    expect(operator('proxyHost')).toBe(at(paths, 'addresses.listenInCluster'));
    expect(defaultOf(mcpserver, '$defs.Spec.properties.port')).toBe(
      at(paths, 'ports.mcpServer.default'),
    );
  });

  it('environment defaults', () => {
    const variables = yaml('environment.yaml').variables as {
      name: string;
      default: unknown;
      page: string;
      component: string[];
      meaning: string;
    }[];
    expect(variables.find((item) => item.name === 'TOOLHIVE_PROXY_HOST')?.default).toBe(
      operator('proxyHost'),
    );
    expect(new Set(variables.map((item) => item.name)).size).toBe(variables.length);
    for (const item of variables) {
      expect(item.page).toMatch(/^(guides-cli|guides-k8s|reference\/cli)\/[a-z0-9_-]+\.mdx$/);
      expect(item.meaning).toMatch(/\.$/);
      expect(
        item.component.every((name) => ['thv', 'proxy', 'operator', 'server'].includes(name)),
      ).toBe(true);
    }
  });

  it('every environment variable is spoken of on the page that is named for it', () => {
    const variables = yaml('environment.yaml').variables as {name: string; page: string}[];
    // Command pages are generated; their source is the description of the command line.
    const source = (page: string): string =>
      read(page.startsWith('reference/cli/') ? 'thv-cli.yaml' : `../docs/toolhive/${page}`);
    expect(variables.filter((item) => !source(item.page).includes(item.name))).toEqual([]);
  });

  it('the resource definition named beside the charts is the one in the schema', () => {
    expect(at(schemas.get(mcpserver), 'properties.apiVersion.const')).toBe(
      `${String(at(charts, 'crd.group'))}/${String(at(charts, 'crd.version'))}`,
    );
    expect(at(schemas.get(mcpserver), 'properties.kind.const')).toBe(at(charts, 'crd.kind'));
  });

  it('every supported client has a settings file and no other', () => {
    const known = at(
      schemas.get('thv-config.schema.json'),
      'properties.clients.properties.registered_clients.items.enum',
    ) as string[];
    expect(Object.keys(at(paths, 'clientFiles') as Json).sort()).toEqual([...known].sort());
  });
});
