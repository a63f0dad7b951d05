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
      'an upper-case name',
      'apiVersion: v1\nkind: Namespace\nmetadata: {name: Demo}',
      /name must match/,
    ],
  ])('refuses %s', (_title, text, about) => refuses(core, text, about));
});
