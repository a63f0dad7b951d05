import {describe, expect, it} from 'vitest';
import {facts} from '../testing/checkPage';
import {amountOf} from './requestsWithinLimits';

const problems = (resources: object): string[] =>
  facts.schemas
    .errors('mcpserver', {
      apiVersion: 'toolhive.stacklok.dev/v1alpha1',
      kind: 'MCPServer',
      metadata: {name: 'a'},
      spec: {image: 'mcp/fetch', resources},
    })
    .map(({message}) => message);

describe('what a container asks for', () => {
  it('is not more than its limit, in whatever units both are', () => {
    expect(problems({limits: {cpu: '1', memory: '1Gi'}, requests: {cpu: '1500m'}})).toEqual([
      'spec.resources.requests.cpu must not be more than the limit, 1 (it is 1500m)',
    ]);
    expect(problems({limits: {memory: '100Mi'}, requests: {memory: '105M'}})).toHaveLength(1);
    expect(problems({limits: {cpu: '1', memory: '1Gi'}, requests: {memory: '1024Mi'}})).toEqual([]);
  });

  it('may have no limit', () => {
    expect(problems({requests: {cpu: '2'}})).toEqual([]);
    expect(problems({limits: {memory: '1Mi'}, requests: {cpu: '2'}})).toEqual([]);
  });
});

describe('an amount', () => {
  it.each([
    ['250m', 0.25],
    ['1', 1],
    [2, 2],
    ['1.5Gi', 1.5 * 2 ** 30],
    ['1e3', 1000],
    ['1E', 1e18],
    ['+.5k', 500],
  ])('%s is %d', (quantity, amount) => expect(amountOf(quantity)).toBe(amount));

  it.each(['', 'm', '1MiB', '-1', '1 Gi', null, true, {}])('%j is none', (quantity) =>
    expect(amountOf(quantity)).toBeUndefined(),
  );
});
