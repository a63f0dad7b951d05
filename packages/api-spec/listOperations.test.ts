import {describe, expect, test} from 'vitest';
import {commonResponses, contentOf, listOperations} from './listOperations';
import {loadApiSpec} from './node';
import {tinySpec} from './testing/tinySpec';

const payments = loadApiSpec('packages/api-spec/testing/payments.yaml');
function operation(id: string) {
  const found = listOperations(payments).find((one) => one.id === id);
  if (!found) throw new Error(`There is no operation ${id}.`);
  return found;
}

describe('an operation with everything looked up', () => {
  test('has the parameters of its path, its own winning', () => {
    expect(operation('listCharges').parameters.map(({value}) => value.name)).toEqual([
      'Tally-Version',
      'limit',
      'status',
      'created',
      'session',
      'filter',
    ]);
    const shared = {name: 'a', in: 'query', description: 'of the path'};
    const spec = tinySpec({
      paths: {
        '/x': {
          parameters: [shared],
          get: {summary: 'S', parameters: [{...shared, description: 'its own'}]},
        },
      },
    });
    expect(listOperations(spec)[0]?.parameters).toEqual([
      {value: {...shared, description: 'its own'}, pointer: '#/paths/~1x/get/parameters/0'},
    ]);
  });
  test('has an id of its own where paths differ in signs alone', () => {
    const get = {summary: 'S'};
    const spec = tinySpec({
      paths: {
        '/a-b': {get},
        '/a/b': {get},
        '/a.b': {get},
        '/c': {get: {...get, operationId: 'get-a-b-2'}},
      },
    });
    expect(listOperations(spec).map(({id}) => id)).toEqual([
      'get-a-b',
      'get-a-b-3',
      'get-a-b-4',
      'get-a-b-2',
    ]);
  });
  test('knows where referenced parts really stand', () => {
    expect(operation('createCharge').requestBody?.pointer).toBe(
      '#/components/requestBodies/NewCharge',
    );
    expect(
      operation('createCharge').responses.map(({status, pointer}) => `${status} ${pointer}`),
    ).toEqual([
      '201 #/paths/~1charges/post/responses/201',
      '402 #/paths/~1charges/post/responses/402',
      '4XX #/components/responses/Error',
    ]);
    expect(
      contentOf(operation('createCharge').requestBody ?? {value: {}, pointer: ''})[0]
        ?.schemaPointer,
    ).toBe('#/components/requestBodies/NewCharge/content/application~1json/schema');
  });
  test('has the security and servers that hold for it', () => {
    expect(operation('getReceipt').security).toEqual([]);
    expect(operation('getCharge').security).toHaveLength(2);
    expect(operation('uploadFile').servers.map(({url}) => url)).toEqual([
      'https://files.tally.example',
    ]);
  });
  test('may come from a webhook or a path item elsewhere', () => {
    expect(operation('onPayoutFailed')).toMatchObject({
      source: 'webhook',
      path: 'payoutFailed',
      pointer: '#/components/pathItems/PayoutFailed/post',
    });
  });
  test('without an operationId gets an id from method and path', () => {
    expect(listOperations(tinySpec({paths: {'/a/{b}/c': {get: {summary: 'S'}}}}))[0]?.id).toBe(
      'get-a-b-c',
    );
  });
});

test('the answers that any path can give are listed once', () => {
  expect(commonResponses(loadApiSpec('specs/toolhive-api.yaml')).map(({status}) => status)).toEqual(
    ['401', '404', '405', '504'],
  );
  expect(commonResponses(payments)).toEqual([]);
});
