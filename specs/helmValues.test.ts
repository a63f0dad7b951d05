import {describe, it} from 'vitest';
import {refuses} from './testing/specFiles';

describe('Helm values', () => {
  const values = 'helm-values-operator.schema.json';

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
      'variables as a list, which this version of the chart writes where YAML allows none',
      'operator: {env: [{name: HTTPS_PROXY, value: "http://proxy:3128"}]}',
      /env/,
    ],
    [
      'the image split in two, as other charts do',
      'operator: {image: {repository: a, tag: b}}',
      /image must be string/,
    ],
    ['a mistyped key', 'operator: {toolhiveRunnerimage: a}', /toolhiveRunnerimage/],
    ['an unknown pull policy', 'operator: {imagePullPolicy: Sometimes}', /imagePullPolicy/],
  ])('refuses %s', (_title, text, about) => refuses(values, text, about));
});
