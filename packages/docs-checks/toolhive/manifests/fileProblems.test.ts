import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {messageOf} from '../../report/Finding';
import {facts} from '../../testing/checkPage';
import {CHART_VALUES, fileProblems} from './fileProblems';

const errors = (text: string): string[] =>
  fileProblems(CHART_VALUES, parse(text), facts.schemas).map(({finding}) => messageOf(finding));

describe('values for Helm, joined with those of the chart', () => {
  it.each([
    ['no values at all', ''],
    ['an empty map', '{}'],
    ['namespace scope', 'operator: {rbac: {scope: namespace, allowedNamespaces: [dev, data]}}'],
    ['no variables', 'operator: {env: []}'],
    ['a number in quotes, which the chart prints without', 'operator: {replicaCount: "2"}'],
    ['null for a default', 'operator: {replicaCount: null, tolerations: null, env: null}'],
    ['null inside a default', 'operator: {containerSecurityContext: {runAsUser: null}}'],
    [
      'a part of a default',
      'operator: {livenessProbe: {httpGet: {path: /live}, periodSeconds: 5}}',
    ],
    [
      'one way to probe for another',
      'operator: {livenessProbe: {httpGet: null, tcpSocket: {port: 1}}}',
    ],
    [
      'a target of 0, which leaves it out',
      'operator: {autoscaling: {targetCPUUtilizationPercentage: 0}}',
    ],
    [
      'settings that pods of any kind have',
      'operator: {podSecurityContext: {fsGroupChangePolicy: Always}}',
    ],
  ])('may have %s', (_what, text) => {
    expect(errors(text)).toEqual([]);
  });

  it.each([
    [
      'two ways to probe, one of them by default',
      'operator: {livenessProbe: {tcpSocket: {port: 1}}}',
      /livenessProbe must not have httpGet and tcpSocket together; the chart sets httpGet: take it away with null/,
    ],
    [
      'two ways to probe of its own',
      'operator: {livenessProbe: {httpGet: {port: 1}, tcpSocket: {port: 1}}}',
      /livenessProbe must not have httpGet and tcpSocket together; keep one of them/,
    ],
    [
      'parts of a pod checked that no check looks into',
      'operator: {volumes: [{name: a, iscsi: {lnu: 0}}]}',
      /operator\.volumes\[0\]\.iscsi: What is in it is not checked/,
    ],
    ['nothing where the chart reads more', 'operator:', /required property 'operator'/],
    ['no image', 'operator: {image: null}', /required property 'image'/],
    [
      'half a pod',
      'operator: {replicaCount: "1.5"}',
      /replicaCount has another form \(it is "1\.5"\)/,
    ],
    [
      'no pods at the most',
      'operator: {autoscaling: {maxReplicas: "0"}}',
      /maxReplicas has another form/,
    ],
    [
      'namespace scope without namespaces',
      'operator: {rbac: {scope: namespace}}',
      /allowedNamespaces must NOT have fewer than 1 items/,
    ],
    ['a name that no label can have', 'nameOverride: a b', /nameOverride has another form/],
    [
      'a name that no Deployment can have',
      'fullnameOverride: A',
      /fullnameOverride has another form/,
    ],
  ])('may not have %s', (_what, text, message) => {
    expect(errors(text).join('\n')).toMatch(message);
  });
});
