import {describe, it} from 'vitest';
import {accepts, refuses} from './testing/specFiles';

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
    ['a certificate in several lines', 'v1', 'Secret', 'data: {tls.crt: "LS0t\\nLS0=\\n"}'],
    ['a Service of another name', 'v1', 'Service', 'spec: {type: ExternalName, externalName: a.b}'],
    ['a headless Service without ports', 'v1', 'Service', 'spec: {clusterIP: None}'],
    [
      'a rule for addresses that are no resources',
      'rbac.authorization.k8s.io/v1',
      'ClusterRole',
      'rules: [{nonResourceURLs: [/healthz], verbs: [get]}]',
    ],
    [
      'names of permissions with colons and capitals',
      'rbac.authorization.k8s.io/v1',
      'RoleBinding',
      'roleRef: {apiGroup: rbac.authorization.k8s.io, kind: ClusterRole, name: system:auth-A}\nsubjects: [{kind: ServiceAccount, name: a}]',
    ],
    ['a Role without rules', 'rbac.authorization.k8s.io/v1', 'Role', ''],
    [
      'a host with a star',
      'networking.k8s.io/v1',
      'Ingress',
      'spec: {rules: [{host: "*.example.com"}]}',
    ],
    [
      'a Service with a port of the node',
      'v1',
      'Service',
      'spec: {type: NodePort, ports: [{port: 80, nodePort: 30080}]}',
    ],
    [
      'the same port of two protocols',
      'v1',
      'Service',
      'spec: {ports: [{name: a, port: 53}, {name: b, port: 53, protocol: UDP}]}',
    ],
    [
      'a rule that lets act as others',
      'rbac.authorization.k8s.io/v1',
      'ClusterRole',
      'rules: [{apiGroups: [""], resources: [users], verbs: [impersonate]}]',
    ],
  ])('accepts %s', (_title, apiVersion, kind, rest) =>
    accepts(core, `apiVersion: ${apiVersion}\nkind: ${kind}\nmetadata: {name: a}\n${rest}`),
  );

  it.each([
    [
      'a Service without ports',
      'apiVersion: v1\nkind: Service\nmetadata: {name: a}\nspec: {type: ClusterIP}',
      /ports/,
    ],
    [
      'a Service that stands for no other name',
      'apiVersion: v1\nkind: Service\nmetadata: {name: a}\nspec: {type: ExternalName}',
      /required property 'externalName'/,
    ],
    [
      'a value that is not base64',
      'apiVersion: v1\nkind: Secret\nmetadata: {name: a}\ndata: {a: YQ}',
      /a must match/,
    ],
    [
      'a key that no file can have',
      'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: a}\ndata: {a b: c}',
      /must match/,
    ],
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
      'a Service whose name begins with a digit',
      'apiVersion: v1\nkind: Service\nmetadata: {name: 1a}\nspec: {ports: [{port: 80}]}',
      /name must match/,
    ],
    [
      'a Namespace with a dot in its name',
      'apiVersion: v1\nkind: Namespace\nmetadata: {name: a.b}',
      /name must match/,
    ],
    [
      'two ports without names',
      'apiVersion: v1\nkind: Service\nmetadata: {name: a}\nspec: {ports: [{port: 80}, {port: 81}]}',
      /required property 'name'/,
    ],
    [
      'an Ingress without rules',
      'apiVersion: networking.k8s.io/v1\nkind: Ingress\nmetadata: {name: a}\nspec: {ingressClassName: nginx}',
      /required property 'rules'/,
    ],
    [
      'addresses and pods in one peer',
      'apiVersion: networking.k8s.io/v1\nkind: NetworkPolicy\nmetadata: {name: a}\nspec: {podSelector: {}, egress: [{to: [{ipBlock: {cidr: 0.0.0.0/0}, podSelector: {}}]}]}',
      /NOT/i,
    ],
    [
      'a selector In nothing',
      'apiVersion: networking.k8s.io/v1\nkind: NetworkPolicy\nmetadata: {name: a}\nspec: {podSelector: {matchExpressions: [{key: a, operator: In}]}}',
      /required property 'values'/,
    ],
    [
      'a Role for addresses that are no resources',
      'apiVersion: rbac.authorization.k8s.io/v1\nkind: Role\nmetadata: {name: a}\nrules: [{nonResourceURLs: [/healthz], verbs: [get]}]',
      /nonResourceURLs must NOT/,
    ],
    [
      'a RoleBinding to an unknown kind of role',
      'apiVersion: rbac.authorization.k8s.io/v1\nkind: RoleBinding\nmetadata: {name: a}\nroleRef: {apiGroup: rbac.authorization.k8s.io, kind: Roles, name: b}',
      /kind must be/,
    ],
    [
      'a ClusterRoleBinding to a Role',
      'apiVersion: rbac.authorization.k8s.io/v1\nkind: ClusterRoleBinding\nmetadata: {name: a}\nroleRef: {apiGroup: rbac.authorization.k8s.io, kind: Role, name: b}',
      /kind must be/,
    ],
    [
      'a service account of no namespace in a ClusterRoleBinding',
      'apiVersion: rbac.authorization.k8s.io/v1\nkind: ClusterRoleBinding\nmetadata: {name: a}\nroleRef: {apiGroup: rbac.authorization.k8s.io, kind: ClusterRole, name: b}\nsubjects: [{kind: ServiceAccount, name: c}]',
      /required property 'namespace'/,
    ],
    [
      'an image with a space in front',
      'apiVersion: v1\nkind: Pod\nmetadata: {name: a}\nspec: {containers: [{name: a, image: " b"}]}',
      /image must match/,
    ],
    [
      'an upper-case name',
      'apiVersion: v1\nkind: Namespace\nmetadata: {name: Demo}',
      /name must match/,
    ],
  ])('refuses %s', (_title, text, about) => refuses(core, text, about));

  it.each(['https://a.b', 'a.b:80', '1.2.3.4', 'A.b'])('refuses the host %s', (host) =>
    refuses(
      core,
      `apiVersion: networking.k8s.io/v1\nkind: Ingress\nmetadata: {name: a}\nspec: {rules: [{host: "${host}"}]}`,
      /host must match/,
    ),
  );
});
