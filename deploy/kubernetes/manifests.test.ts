import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {parseAllDocuments} from 'yaml';
import {manifestProblems} from '../testing/manifestProblems';

const TEXT = readFileSync(new URL('docs.yaml', import.meta.url), 'utf8');
const DOCKERFILE = readFileSync(new URL('../image/Dockerfile', import.meta.url), 'utf8');

/** A value in the manifest of a kind. */
function valueIn(kind: string, path: readonly (string | number)[]): unknown {
  const found = parseAllDocuments(TEXT).find((document) => document.get('kind') === kind);
  return found?.getIn(path);
}

describe('the manifests', () => {
  it('are as the schemas of Kubernetes want them', () => {
    expect(manifestProblems(TEXT)).toEqual([]);
  });

  it.each([
    ['readOnlyRootFilesystem', 'readOnlyRootFileSystem', /is no field that Kubernetes knows$/],
    ['minReplicas: 3', 'minReplicas: many', /minReplicas must be integer$/],
    ['podSelector', 'podSelectr', /must have required property podSelector$/],
    ['kind: Service\n', 'kind: Servce\n', /Servce/],
  ])('would not pass with %s as %s', (right, wrong, problem) => {
    const problems = () => manifestProblems(TEXT.replace(right, wrong)).join('\n');
    if (wrong.includes('Servce')) expect(problems).toThrow(problem);
    else expect(problems()).toMatch(new RegExp(problem.source, 'm'));
  });

  it('run the image as it is made: its port, its user, its file system', () => {
    const container = ['spec', 'template', 'spec', 'containers', 0];
    const port = valueIn('Deployment', [...container, 'ports', 0, 'containerPort']);
    expect(DOCKERFILE).toContain(`EXPOSE ${String(port)}\n`);
    const user = valueIn('Deployment', [
      'spec',
      'template',
      'spec',
      'securityContext',
      'runAsUser',
    ]);
    expect(DOCKERFILE).toContain(`USER ${String(user)}:`);
  });

  it('let one replica go at a time', () => {
    const least = valueIn('HorizontalPodAutoscaler', ['spec', 'minReplicas']);
    expect(valueIn('PodDisruptionBudget', ['spec', 'minAvailable'])).toBe(Number(least) - 1);
  });
});
