import {fileURLToPath} from 'node:url';
import {describe, expect, it} from 'vitest';
import {listOperations} from '@toolhive-docs/api-spec';
import {loadApiSpec} from '@toolhive-docs/api-spec/node';
import {requestOf} from './requestOf';
import type {SampleRequest} from './SampleRequest';

const at = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const request = (file: string, id: string): SampleRequest => {
  const spec = loadApiSpec(at(file));
  const view = listOperations(spec).find((one) => one.id === id);
  if (!view) throw new Error(`no operation ${id}`);
  return requestOf(spec, view);
};
const own = (id: string) => request('specs/toolhive-api.yaml', id);
const payments = (id: string) => request('packages/api-spec/testing/payments.yaml', id);

describe('the request that samples show', () => {
  it('has the server with its variables and the examples of path parameters', () => {
    expect(own('stopWorkload')).toEqual({
      method: 'POST',
      url: 'http://localhost:8080/api/v1beta/workloads/osv-local/stop',
      headers: [],
      body: undefined,
      statusOnly: true,
    });
  });

  it('leaves out parameters that are not needed', () => {
    expect(own('listWorkloads').url).toBe('http://localhost:8080/api/v1beta/workloads');
  });

  it('sends the first example as its body', () => {
    expect(own('registerClient').body).toEqual({
      kind: 'json',
      type: 'application/json',
      value: {name: 'vscode'},
    });
  });

  it('has places for what lets a caller in', () => {
    expect(payments('createCharge').headers).toContainEqual(['Authorization', 'Bearer <OAUTH>']);
    expect(payments('getReceipt').headers).toEqual([]);
  });

  it('sends required headers', () => {
    expect(payments('createCharge').headers.map(([name]) => name)).toContain('Idempotency-Key');
  });

  it('knows forms, with and without files', () => {
    expect(payments('refundCharge').body).toEqual({
      kind: 'text',
      type: 'application/x-www-form-urlencoded',
      text: 'amount=500&reason=duplicate',
    });
    const {body} = payments('uploadFile');
    expect(body?.kind === 'parts' && body.parts.map(({name, file}) => [name, file])).toEqual([
      ['purpose', undefined],
      ['file', 'file.bin'],
      ['details', undefined],
    ]);
  });

  it('makes an address that works of a server without a host', () => {
    expect(request('packages/api-spec/testing/workspace.yaml', 'getPage').url).toBe(
      'https://example.com/api/spaces/team/pages/17',
    );
  });
});
