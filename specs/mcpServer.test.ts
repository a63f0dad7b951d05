import {describe, it} from 'vitest';
import {accepts, refuses} from './testing/specFiles';

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
    ['a profile', 'permissionProfile: {name: network}'],
    ['OIDC with nothing else', 'oidcConfig: {}'],
    ['OIDC with settings of the default type', 'oidcConfig: {kubernetes: {audience: agents}}'],
  ])('fills in the type of %s, as the API server does', (_what, field) =>
    accepts(mcpserver, server(`{${image}, ${field}}`)),
  );

  const pod = (container: string, more = ''): string =>
    server(`{${image}, podTemplateSpec: {spec: {containers: [{name: mcp${container}}]${more}}}}`);

  it.each([
    ['a device', ', resources: {limits: {nvidia.com/gpu: 1, hugepages-2Mi: 4Mi}}'],
    ['amounts in each form of Kubernetes', ', resources: {limits: {cpu: "1e3", memory: ".5Gi"}}'],
    ['a port of the node', ', ports: [{containerPort: 80, hostPort: 80}]'],
    ['a probe over gRPC', ', livenessProbe: {grpc: {port: 80}}'],
    ['a handler', ', lifecycle: {preStop: {exec: {command: [sync]}}}'],
    [
      'an amount in a variable',
      ', env: [{name: A, valueFrom: {resourceFieldRef: {resource: limits.cpu}}}]',
    ],
    [
      'volumes of other kinds',
      '',
      ', volumes: [{name: a, nfs: {server: b, path: /c}}, {name: d, iscsi: {}}]',
    ],
    ['a volume without a source, which is an empty directory', '', ', volumes: [{name: a}]'],
    ['DNS names of a pod', '', ', hostname: a, subdomain: b, dnsConfig: {nameservers: [1.1.1.1]}'],
    [
      'affinity',
      '',
      ', affinity: {podAntiAffinity: {preferredDuringSchedulingIgnoredDuringExecution: [{weight: 1, podAffinityTerm: {topologyKey: a}}]}}',
    ],
  ])('lets a pod have %s', (_what, container, more = '') =>
    accepts(mcpserver, pod(container, more)),
  );

  it.each([
    [
      'a fraction of a CPU as a number',
      ', resources: {limits: {cpu: 0.5}}',
      /cpu must be integer,string/,
    ],
    ['a resource that does not exist', ', resources: {limits: {memry: 1Gi}}', /memry/],
    ['a kilo in capitals', ', resources: {limits: {memory: 100K}}', /memory must match/],
    [
      'a number of a port in quotes',
      ', livenessProbe: {httpGet: {port: "8080"}}',
      /port must match/,
    ],
    ['a variable with an equals sign', ', env: [{name: A=B, value: c}]', /name must match/],
    [
      'a key that no Secret has',
      ', env: [{name: A, valueFrom: {secretKeyRef: {name: b, key: c/d}}}]',
      /key must match/,
    ],
    ['a name with two dots', ', envFrom: [{secretRef: {name: a..b}}]', /name must match/],
    ['a label with a space', '', /nodeSelector\/a must match/, ', nodeSelector: {a: b c}'],
    [
      'a mistyped rule of affinity',
      '',
      /requiredDuring/,
      ', affinity: {nodeAffinity: {requiredDuring: {}}}',
    ],
  ])('refuses a pod that has %s', (_what, container, about, more = '') =>
    refuses(mcpserver, pod(container, more), about),
  );

  it.each([
    '{generateName: osv-, finalizers: [a b]}',
    '{name: a, labels: {a: -b}}',
    '{name: a, labels: {A.b/c: d}}',
    '{name: a, annotations: {a b: c}}',
    `{name: a, labels: {a: ${'b'.repeat(64)}}}`,
  ])('refuses metadata that the API server refuses: %s', (metadata) =>
    refuses(
      mcpserver,
      server(`{${image}}`).replace(/metadata: .*/, `metadata: ${metadata}`),
      /must match/,
    ),
  );

  it.each([
    '{generateName: osv-}',
    '{name: a, labels: {app.kubernetes.io/name: A_b.c, empty: ""}, annotations: {Example.org/a: "b c"}}',
    '{name: a, ownerReferences: [{apiVersion: v1, kind: ConfigMap, name: b, uid: c}]}',
    '{name: a, managedFields: [{manager: kubectl, operation: Apply}], selfLink: /a, deletionGracePeriodSeconds: 0}',
  ])('has the metadata of any object of Kubernetes: %s', (metadata) =>
    accepts(mcpserver, server(`{${image}}`).replace(/metadata: .*/, `metadata: ${metadata}`)),
  );

  it('needs a name, or the beginning of one', () =>
    refuses(
      mcpserver,
      server(`{${image}}`).replace(/metadata: .*/, 'metadata: {namespace: a}'),
      /required property 'name'/,
    ));

  it.each([
    ['a mistyped field', `{${image}, transprot: sse}`, /transprot/],
    ['no image', '{transport: sse}', /image/],
    ['a transport that there is not', `{${image}, transport: telepathy}`, /stdio/],
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
    ['a profile without a name', `{${image}, permissionProfile: {}}`, /name/],
    [
      'no built-in profile, which is meant when the type is left out',
      `{${image}, permissionProfile: {name: internet}}`,
      /none/,
    ],
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
