import {describe, expect, test} from 'vitest';
import {matchOperation} from './matchOperation';
import {loadApiSpec} from './node';
import {tinySpec} from './testing/tinySpec';

const local = loadApiSpec('specs/toolhive-api.yaml');
const payments = loadApiSpec('packages/api-spec/testing/payments.yaml');
const workspace = loadApiSpec('packages/api-spec/testing/workspace.yaml');

function found(spec: typeof local, method: string, path: string): string {
  const match = matchOperation(spec, method, path);
  if (match.kind === 'operation')
    return `${match.operation.id} ${JSON.stringify(match.parameters)}`;
  return match.kind === 'wrong-method' ? `allow ${match.allow.join(' ')}` : match.kind;
}

describe('a request finds its operation', () => {
  test.each([
    ['GET', '/health', 'getHealth {}'],
    ['post', '/api/v1beta/workloads/clock/stop', 'stopWorkload {"name":"clock"}'],
    [
      'GET',
      '/api/v1beta/registry/default/servers/brave%2Fsearch%20x',
      'getRegistryServer {"name":"default","serverName":"brave/search x"}',
    ],
    ['GET', '/api/v1beta/workloads/%E0%A4', 'getWorkload {"name":"%E0%A4"}'],
    ['PATCH', '/api/v1beta/workloads', 'allow GET POST'],
    ['GET', '/api/v1beta/workloads/', 'unknown-path'],
    ['GET', '/api/v1beta/workloads//stop', 'unknown-path'],
    ['GET', '/nothing', 'unknown-path'],
  ])('%s %s', (method, path, expected) => expect(found(local, method, path)).toBe(expected));

  test('a path without parameters wins over one with', () => {
    expect(found(workspace, 'GET', '/spaces/team/pages/latest')).toBe(
      'getLatestPage {"space":"team"}',
    );
    expect(found(workspace, 'GET', '/spaces/team/pages/17')).toBe(
      'getPage {"space":"team","page":"17"}',
    );
    expect(found(payments, 'GET', '/charges/ch_1.pdf')).toBe('getReceipt {"id":"ch_1"}');
  });
  test('the method decides where two templates fit the same path', () => {
    expect(found(workspace, 'PUT', '/spaces/team/pages/latest')).toBe(
      'putPage {"space":"team","page":"latest"}',
    );
  });
  test('the path of a server may stand in front', () => {
    expect(found(payments, 'GET', '/v3/charges')).toBe('listCharges {}');
    expect(found(workspace, 'GET', '/api/spaces/team/tree')).toBe('getTree {"space":"team"}');
  });
  test('characters that mean something in expressions are plain in paths', () => {
    const spec = tinySpec({paths: {'/a.b(c)/{x}+{y}': {get: {operationId: 'odd', summary: 'S'}}}});
    expect(found(spec, 'GET', '/a.b(c)/1+2')).toBe('odd {"x":"1","y":"2"}');
    expect(found(spec, 'GET', '/aXb(c)/1+2')).toBe('unknown-path');
  });
  test('a parameter called __proto__ is a parameter', () => {
    const spec = tinySpec({paths: {'/{__proto__}': {get: {operationId: 'odd', summary: 'S'}}}});
    expect(found(spec, 'GET', '/x')).toBe('odd {"__proto__":"x"}');
  });
});
