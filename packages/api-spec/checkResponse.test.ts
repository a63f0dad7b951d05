import {describe, expect, test} from 'vitest';
import {checkResponse} from './checkResponse';
import {loadApiSpec} from './node';

const local = loadApiSpec('specs/toolhive-api.yaml');
const payments = loadApiSpec('packages/api-spec/testing/payments.yaml');
const answer = (
  status: number,
  contentType: string | null,
  body: string,
  path = '/api/v1beta/version',
) => ({method: 'GET', path, status, contentType, body});

describe('an answer is compared with the specification', () => {
  test('a sound one passes', () => {
    expect(checkResponse(local, answer(200, 'application/json', '{"version":"v0.0.47"}'))).toEqual(
      [],
    );
    expect(checkResponse(local, answer(204, null, '', '/health'))).toEqual([]);
    expect(checkResponse(local, answer(500, 'text/plain; charset=utf-8', 'It broke.\n'))).toEqual(
      [],
    );
  });
  test('a status that is not declared is named', () => {
    expect(checkResponse(local, answer(418, 'text/plain', ''))).toEqual([
      'status 418 is not declared for GET /api/v1beta/version',
    ]);
  });
  test('a wrong or missing media type is named with the declared ones', () => {
    expect(checkResponse(local, answer(200, 'text/html', ''))).toEqual([
      'Content-Type text/html is not declared for status 200; declared: application/json',
    ]);
    expect(checkResponse(local, answer(200, null, ''))).toEqual([
      'status 200 has no Content-Type; declared: application/json',
    ]);
  });
  test('a body that does not match is named by its field', () => {
    expect(checkResponse(local, answer(200, 'application/json', '{"version":47}'))).toEqual([
      'version must be a string, not a number',
    ]);
    expect(checkResponse(local, answer(200, 'application/json', '{'))).toEqual([
      'the body is not valid JSON',
    ]);
  });
  test('a body where there must be none is a problem', () => {
    expect(checkResponse(local, answer(204, 'text/plain', 'x', '/health'))).toHaveLength(2);
  });
  test('unknown paths and wrong methods fall under the common answers', () => {
    expect(checkResponse(local, answer(404, 'text/plain', 'Not Found\n', '/nothing'))).toEqual([]);
    expect(checkResponse(local, {...answer(405, null, ''), method: 'PUT'})).toEqual([]);
  });
  test('ranges and the default count when the status itself is not declared', () => {
    const error = '{"code":"x","message":"y"}';
    expect(
      checkResponse(payments, answer(503, 'application/problem+json', error, '/charges')),
    ).toEqual([]);
    expect(
      checkResponse(payments, {
        ...answer(418, 'application/problem+json', error, '/charges'),
        method: 'POST',
      }),
    ).toEqual([]);
  });
});
