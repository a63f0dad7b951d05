import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, describe, expect, test} from 'vitest';
import {ApiSpecError} from './ApiSpecError';
import {listOperations} from './listOperations';
import {loadApiSpec, parseApiSpec} from './node';
import {manyOperations} from './testing/manyOperations';

const folder = mkdtempSync(join(tmpdir(), 'api-spec-'));
afterAll(() => rmSync(folder, {recursive: true}));

function errorOf(action: () => unknown): ApiSpecError {
  try {
    action();
  } catch (error) {
    if (error instanceof ApiSpecError) return error;
  }
  throw new Error('No ApiSpecError was thrown.');
}

describe('real files', () => {
  test(
    'the local API has the operations and paths it promises',
    {
      tags: [
        '3.3-1',
        '7.2-2',
        '7.2-3',
        '7.2-4',
        '7.2-5',
        '7.2-6',
        '7.2-7',
        '7.2-8',
        '7.2-9',
        '7.2-10',
        '7.2-11',
        '7.2-12',
        '7.2-13',
        '7.2-14',
        '7.2-15',
        '7.2-16',
        '7.2-17',
        '7.2-18',
      ],
    },
    () => {
      const spec = loadApiSpec('specs/toolhive-api.yaml');
      expect(spec.info).toMatchObject({title: 'ToolHive API', version: '1.0'});
      expect(
        listOperations(spec)
          .map(({method, path}) => `${method.toUpperCase()} ${path}`)
          .sort(),
      ).toEqual([
        'DELETE /api/v1beta/registry/{name}',
        'DELETE /api/v1beta/workloads/{name}',
        'GET /api/openapi.json',
        'GET /api/v1beta/clients',
        'GET /api/v1beta/discovery/clients',
        'GET /api/v1beta/registry',
        'GET /api/v1beta/registry/{name}',
        'GET /api/v1beta/registry/{name}/servers',
        'GET /api/v1beta/registry/{name}/servers/{serverName}',
        'GET /api/v1beta/version',
        'GET /api/v1beta/workloads',
        'GET /api/v1beta/workloads/{name}',
        'GET /health',
        'POST /api/v1beta/clients',
        'POST /api/v1beta/registry',
        'POST /api/v1beta/workloads',
        'POST /api/v1beta/workloads/{name}/restart',
        'POST /api/v1beta/workloads/{name}/stop',
      ]);
    },
  );
  test('every body of the local API has an example and every operation a description', () => {
    for (const {id, operation, requestBody, responses} of listOperations(
      loadApiSpec('specs/toolhive-api.yaml'),
    )) {
      expect(operation.description, id).toBeTruthy();
      for (const media of [requestBody, ...responses].flatMap((holder) =>
        Object.values(holder?.value.content ?? {}),
      )) {
        expect(Object.keys(media.examples ?? {}), id).not.toEqual([]);
      }
    }
  });
  test.each(['payments', 'workspace'])('a file in the shape of a vendor’s is taken: %s', (name) => {
    expect(listOperations(loadApiSpec(`packages/api-spec/testing/${name}.yaml`))).toHaveLength(10);
  });
  test('a file of 300 operations is taken', () => {
    const file = join(folder, 'many.json');
    writeFileSync(file, JSON.stringify(manyOperations(300)));
    expect(listOperations(loadApiSpec(file))).toHaveLength(300);
  }, 60_000);
});

describe('faults', () => {
  test('every problem comes in one error, with line, pointer and fix', () => {
    const error = errorOf(() =>
      parseApiSpec(
        'openapi: 3.1.0\ninfo:\n  title: T\n  version: "1"\n  titel: T\npaths:\n  /a:\n    get:\n      responses: {}\n',
        'api.yaml',
      ),
    );
    expect(error.message).toBe(
      'api.yaml has 2 problems:\n' +
        '  api.yaml:5 #/info/titel\n    "titel" is not a key of Info. Did you mean "title"?\n' +
        '  api.yaml:8 #/paths/~1a/get\n    has no summary. Add "summary": a few words that name the operation.',
    );
  });
  test('YAML that cannot be read says where', () => {
    expect(errorOf(() => parseApiSpec('openapi: 3.1.0\ninfo: [\n', 'api.yaml')).message).toMatch(
      /^api\.yaml has \d problems?:\n {2}api\.yaml:\d /,
    );
    for (const text of ['a: 1\na: 2\n', 'a: 1\nb: *none\n'])
      expect(errorOf(() => parseApiSpec(text, 'api.yaml')).problems[0]).toMatchObject({line: 2});
  });
  test('a file that is not there says so', () => {
    expect(errorOf(() => loadApiSpec(join(folder, 'none.yaml'))).message).toContain(
      'cannot be read (ENOENT',
    );
  });
  test('an empty file says what is missing', () => {
    expect(errorOf(() => parseApiSpec('', 'api.yaml')).message).toContain(
      'the version must be 3.1.x, but is missing',
    );
  });
});
