import {describe, expect, it} from 'vitest';
import type {Change} from '../types';
import {withoutExceptions, type Exception} from './exceptions';

const change: Change = {
  area: 'response',
  kind: 'removed',
  id: 'GET /a.b 500',
  fields: [{field: 'x'}, {field: 'y'}],
  textOnly: false,
  path: 'specs/a.yaml',
};
const exception = (more: Partial<Exception>): Exception => ({
  area: 'response',
  id: 'GET /a.b 500',
  reason: 'ordered',
  ...more,
});

describe('exceptions', () => {
  it.each([['GET /a.b 500'], ['* 500'], ['GET *'], ['*']])('%j covers the change', (id) => {
    expect(withoutExceptions([change], [exception({id})])).toEqual({changes: [], unused: []});
  });

  it.each([['GET /aXb 500'], ['* 404'], ['500']])('%j does not, and is not used', (id) => {
    const unused = exception({id});
    expect(withoutExceptions([change], [unused])).toEqual({changes: [change], unused: [unused]});
  });

  it('of one field leaves the others', () => {
    const {changes} = withoutExceptions([change], [exception({field: 'x'})]);
    expect(changes).toEqual([{...change, fields: [{field: 'y'}]}]);
  });
});
