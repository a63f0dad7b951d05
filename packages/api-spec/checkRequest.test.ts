import {describe, expect, test} from 'vitest';
import {checkRequest, type RequestParts} from './checkRequest';
import {matchOperation} from './matchOperation';
import {loadApiSpec} from './node';
import {readablePath} from './pointer';
import type {SchemaObject} from './types';

const local = loadApiSpec('specs/toolhive-api.yaml');
const payments = loadApiSpec('packages/api-spec/testing/payments.yaml');
const workspace = loadApiSpec('packages/api-spec/testing/workspace.yaml');

function problems(
  spec: typeof local,
  method: string,
  url: string,
  rest: Partial<RequestParts> = {},
): string[] {
  const {pathname, searchParams} = new URL(url, 'http://host');
  const match = matchOperation(spec, method, pathname);
  if (match.kind !== 'operation') throw new Error(`${method} ${url}: ${match.kind}`);
  const request = {path: match.parameters, query: searchParams, ...rest};
  return checkRequest(spec, match.operation, request).map(({where, path, message}) =>
    [where, readablePath(path), message].filter(Boolean).join(' '),
  );
}

describe('bodies', () => {
  test('a sound body passes', () =>
    expect(problems(local, 'POST', '/api/v1beta/workloads', {body: {image: 'mcp/time'}})).toEqual(
      [],
    ));
  test('each wrong field is named', () => {
    expect(
      problems(local, 'POST', '/api/v1beta/workloads', {
        body: {transport: 'http', env_vars: ['A'], secrets: [{name: 'x'}]},
      }),
    ).toEqual([
      'body image is required',
      'body transport must be one of stdio, sse, inspector, STDIO, SSE, INSPECTOR; got "http"',
      'body env_vars[0] must match ^[^=]+=; got "A"',
      'body secrets[0].target is required',
    ]);
  });
  test('a missing body is a problem only where it is required', () => {
    expect(problems(local, 'POST', '/api/v1beta/workloads')).toEqual(['body is required']);
    expect(problems(local, 'POST', '/api/v1beta/registry')).toEqual([]);
  });
});

describe('parameters', () => {
  test('query values are read as the type their schema asks for', () => {
    expect(problems(payments, 'GET', '/charges?limit=10&status=failed&status=pending')).toEqual([]);
    expect(problems(payments, 'GET', '/charges?limit=ten&status=lost')).toEqual([
      'query parameter "limit" must be an integer, not a string',
      'query parameter "status" [0] must be one of pending, succeeded, failed, refunded; got "lost"',
    ]);
  });
  test('the items of a list are read as the type that their schema leads to', () => {
    const schemas: Record<string, SchemaObject> = {
      numbers: {type: 'array', items: {$ref: '#/components/schemas/number'}},
      number: {$ref: '#/components/schemas/small'},
      small: {type: 'integer', maximum: 9},
    };
    const schema = {$ref: '#/components/schemas/numbers'};
    const get = {parameters: [{name: 'n', in: 'query' as const, schema}], responses: {}};
    const info = {title: 'Lists', version: '1'};
    const paths = {'/numbers': {get}};
    const spec = {openapi: '3.1.0', info, paths, components: {schemas}};
    expect(problems(spec, 'GET', '/numbers?n=1&n=9')).toEqual([]);
    expect(problems(spec, 'GET', '/numbers?n=1&n=10')).toEqual([
      'query parameter "n" [1] must be 9 or less; got 10',
    ]);
  });
  test('true and false are read as such where the schema asks for them', () => {
    const get = {
      parameters: [{name: 'all', in: 'query' as const, schema: {type: 'boolean' as const}}],
      responses: {},
    };
    const info = {title: 'Lists', version: '1'};
    const spec = {openapi: '3.1.0', info, paths: {'/a': {get}}};
    expect(problems(spec, 'GET', '/a?all=true')).toEqual([]);
    expect(problems(spec, 'GET', '/a?all=false')).toEqual([]);
    expect(problems(spec, 'GET', '/a?all=yes')).toHaveLength(1);
  });
  test('of a query value given twice, the first counts', () => {
    expect(problems(payments, 'GET', '/charges?limit=10&limit=ten')).toEqual([]);
    expect(problems(payments, 'GET', '/charges?limit=ten&limit=10')).toHaveLength(1);
  });
  test('path parts are checked too', () => {
    expect(problems(payments, 'GET', '/charges/x1')).toEqual([
      'path parameter "id" must match ^ch_[A-Za-z0-9]+$; got "x1"',
    ]);
    expect(problems(workspace, 'GET', '/spaces/team/pages/0')).toEqual([
      'path parameter "page" must be 1 or more; got 0',
    ]);
  });
  test('headers are checked when they are given', () => {
    const body = {amount: 1, currency: 'EUR', method: {kind: 'wallet', provider: 'apple'}};
    expect(problems(payments, 'POST', '/charges', {body})).toEqual([]);
    expect(
      problems(payments, 'POST', '/charges', {
        body,
        headers: new Headers({'Tally-Version': 'now'}),
      }),
    ).toEqual([
      'header parameter "Tally-Version" must be a date; got "now"',
      'header parameter "Idempotency-Key" is required',
    ]);
  });
});
