import {describe, expect, test} from 'vitest';
import {matchOperation} from './matchOperation';
import {loadApiSpec} from './node';
import {readFields, withFieldNames} from './readFields';

const local = loadApiSpec('specs/toolhive-api.yaml');

function read(body: unknown): unknown {
  const match = matchOperation(local, 'POST', '/api/v1beta/workloads');
  return match.kind === 'operation' && withFieldNames(local, match.operation, body);
}

describe('names of fields', () => {
  test('mean the same in any case, at every depth', () => {
    expect(
      read({
        Image: 'a',
        ENV_VARS: ['A=1'],
        Secrets: [{Name: 'n', TARGET: 't'}],
        oidc: {Issuer: 'i', JWKS_URL: 'j'},
      }),
    ).toEqual({
      image: 'a',
      env_vars: ['A=1'],
      secrets: [{name: 'n', target: 't'}],
      oidc: {issuer: 'i', jwks_url: 'j'},
    });
    expect(read({SECRETſ: [], vOLUMEſ: []})).toEqual({secrets: [], volumes: []});
  });

  test('count once: the last one', () => {
    expect(read({image: 'a', IMAGE: 'b'})).toEqual({image: 'b'});
    expect(read({IMAGE: 'b', image: 'a'})).toEqual({image: 'a'});
  });

  test('stay as they are where the schema has none', () => {
    const body = JSON.parse('{"__proto__": {"Name": 1}, "Colour": [{"A": 1}]}') as unknown;
    expect(read(body)).toEqual(body);
    for (const value of [null, 'Image', 7, [1]]) expect(read(value)).toEqual(value);
  });

  test('that are unknown are named by a JSON pointer, slashes and all', () => {
    const spec = {
      ...local,
      components: {...local.components, schemas: {closed: {properties: {a: true as const}}}},
    };
    expect(readFields(spec, '#/components/schemas/closed', {'b/c': 1}).ignored).toEqual([
      {path: '/b~1c', name: 'b/c', known: ['a']},
    ]);
  });

  test('stay as they are where schemas refer to each other in a circle', () => {
    const body = {Next: {Name: 1}};
    const schemas = {
      first: {$ref: '#/components/schemas/second'},
      second: {$ref: '#/components/schemas/first'},
    };
    const spec = {...local, components: {...local.components, schemas}};
    expect(readFields(spec, '#/components/schemas/first', body)).toEqual({
      value: body,
      ignored: [],
    });
  });
});
