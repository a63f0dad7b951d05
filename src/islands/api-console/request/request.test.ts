import {spawnSync} from 'node:child_process';
import {fileURLToPath} from 'node:url';
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {goldenWorld} from '@toolhive-docs/api-sandbox/testing';
import {listOperations} from '@toolhive-docs/api-spec';
import {loadApiSpec} from '@toolhive-docs/api-spec/node';
import {buildRequest, curlCommand} from './buildRequest';
import {operationOf} from './operationOf';
import type {ConsoleOperation} from './ConsoleOperation';
import {firstDraft, type Draft} from './Draft';
import {hostProblem, isThisMachine} from './hostProblem';
import {requestProblems, sandboxRefuses} from './requestProblems';
import {initialHost, serverAddress} from './serverAddress';

const spec = loadApiSpec(
  fileURLToPath(new URL('../../../../specs/toolhive-api.yaml', import.meta.url)),
);
const operations = listOperations(spec).map((view) => operationOf(spec, view));
const named = (id: string): ConsoleOperation => {
  const operation = operations.find((one) => one.id === id);
  if (!operation) throw new Error(`no operation ${id}`);
  return operation;
};
const create = named('createWorkload');
const draftOf = (value: unknown): Draft => ({...firstDraft(create), body: {mode: 'form', value}});

describe('the first draft of an operation', () => {
  it.each(operations.map((operation) => [operation.id, operation] as const))(
    '%s fits the specification',
    (_, operation) => {
      expect(requestProblems(spec, operation, firstDraft(operation))).toEqual([]);
    },
  );

  it('has the examples of the specification', () => {
    expect(buildRequest(named('getWorkload'), firstDraft(named('getWorkload')))).toEqual({
      method: 'GET',
      target: '/api/v1beta/workloads/osv-local',
      headers: [],
      body: undefined,
    });
    expect(buildRequest(named('listWorkloads'), firstDraft(named('listWorkloads'))).target).toBe(
      '/api/v1beta/workloads?all=true',
    );
    expect(create.body?.examples.map(({title}) => title)).toEqual([
      'A server with the SSE transport',
      'As short as it gets',
      'A variable and a secret',
      'Every field',
    ]);
  });
});

describe('a request', () => {
  it('carries its body with its type, and no body where there is none', () => {
    const request = buildRequest(create, draftOf({image: 'a'}));
    expect(request).toMatchObject({
      method: 'POST',
      headers: [['Content-Type', 'application/json']],
      body: '{\n  "image": "a"\n}',
    });
    expect(buildRequest(named('stopWorkload'), firstDraft(named('stopWorkload')))).toMatchObject({
      headers: [],
      body: undefined,
    });
  });

  it.each([
    ['a/b ?#ü', 'a%2Fb%20%3F%23%C3%BC'],
    ['half of a pair: \ud83d', 'half%20of%20a%20pair%3A%20%EF%BF%BD'],
  ])('encodes what a reader enters for the address: %j', (entered, encoded) => {
    const get = named('getWorkload');
    expect(buildRequest(get, {...firstDraft(get), parameters: {'path.name': entered}}).target).toBe(
      `/api/v1beta/workloads/${encoded}`,
    );
  });

  it('asks the sandbox for a status only when it is preferred', () => {
    expect(
      buildRequest(create, {...firstDraft(create), preferredStatus: '500'}).headers,
    ).toContainEqual(['Prefer', 'code=500']);
  });
});

describe('what the specification does not allow', () => {
  it.each<[unknown, string, string]>([
    [{}, 'body/image', 'is required'],
    [{image: ''}, 'body/image', 'must not be empty'],
    [
      {image: 'a', transport: 'http'},
      'body/transport',
      'must be one of stdio, sse, inspector, STDIO, SSE, INSPECTOR; got "http"',
    ],
    [{image: 'a', target_port: 'x'}, 'body/target_port', 'must be an integer, not a string'],
    [{image: 'a', env_vars: ['A=1', 'B']}, 'body/env_vars/1', 'must match ^[^=]+=; got "B"'],
    [{image: 'a', secrets: [{name: 's'}]}, 'body/secrets/0/target', 'is required'],
    [[], 'body', 'must be an object, not an array'],
  ])('in %j is told at its field', (value, key, message) => {
    expect(requestProblems(spec, create, draftOf(value))).toContainEqual(
      expect.objectContaining({key, message}),
    );
  });

  it('is told with line and column when the text is not JSON', () => {
    const draft: Draft = {...firstDraft(create), body: {mode: 'text', text: '{\n  "image": }'}};
    expect(requestProblems(spec, create, draft)).toEqual([
      {
        key: 'body',
        label: 'the body',
        message: 'is not JSON. Line 2, column 12: expected a value; found "}".',
      },
    ]);
  });

  it('is told as the server reads a body: names of fields count in any case', () => {
    const text = '{"Image": "mcp/time", "TARGET_PORT": "80"}';
    expect(
      requestProblems(spec, create, {...firstDraft(create), body: {mode: 'text', text}}),
    ).toEqual([
      {
        key: 'body/target_port',
        label: 'target_port',
        message: 'must be an integer, not a string',
      },
    ]);
  });

  it('covers parameters: empty ones, and those that an address cannot hold', () => {
    const get = named('getWorkload');
    const at = (value: string) =>
      requestProblems(spec, get, {...firstDraft(get), parameters: {'path.name': value}});
    expect(at('')).toEqual([{key: 'path.name', label: 'name', message: 'is required'}]);
    expect(at('..')).toEqual([
      {key: 'path.name', label: 'name', message: 'cannot be "." or ".." in a URL path'},
    ]);
  });
});

describe('what the sandbox does about it', () => {
  const get = named('getWorkload');
  const refuses = (operation: ConsoleOperation, draft: Draft): boolean =>
    sandboxRefuses(operation, requestProblems(spec, operation, draft), draft);

  it('is told where it is sure: a wrong body is refused', async () => {
    const draft = draftOf({});
    expect(refuses(create, draft)).toBe(true);
    expect(await statusOf(create, draft)).toBe(400);
  });

  it('is left open where the body is not needed, and so not read', async () => {
    const add = named('addRegistry');
    const draft: Draft = {...firstDraft(add), body: {mode: 'text', text: '{'}};
    expect(requestProblems(spec, add, draft)).toHaveLength(1);
    expect(refuses(add, draft)).toBe(false);
    expect(await statusOf(add, draft)).toBe(501);
  });

  it('is left open where the address leads elsewhere, or a status is asked for', async () => {
    const nowhere = {...firstDraft(get), parameters: {'path.name': ''}};
    expect(refuses(get, nowhere)).toBe(false);
    expect(await statusOf(get, nowhere)).toBe(200);
    const asked = {...draftOf({}), preferredStatus: '500'};
    expect(refuses(create, asked)).toBe(false);
    expect(await statusOf(create, asked)).toBe(500);
  });

  async function statusOf(operation: ConsoleOperation, draft: Draft): Promise<number> {
    const {method, target, headers, body} = buildRequest(operation, draft);
    const request = new Request(`http://sandbox.invalid${target}`, {
      method,
      headers: headers.map(([name, value]) => [name, value] as [string, string]),
      body: body ?? null,
    });
    return (await goldenWorld().sandbox.fetch(request)).status;
  }
});

describe('the host of a server', () => {
  it.each([
    'localhost:8080',
    '127.0.0.1',
    '[::1]:9090',
    'box.example.net:80',
    'LOCALHOST',
    'localhost:',
  ])('%s can be used', (host) => {
    expect(hostProblem(host)).toBeUndefined();
  });

  it.each([
    '',
    ' ',
    'localhost:99999',
    'localhost:abc',
    'a b',
    'http://localhost:8080',
    'user@host',
    'host/path',
    'host?x',
    '::1',
    'localhost:0',
  ])('%j cannot', (host) => {
    expect(hostProblem(host)).toMatch(/^must /);
  });

  it('says what to leave out of an address', () => {
    expect(hostProblem('https://localhost:8080')).toMatch(/leave out https:\/\/$/);
  });

  it('is this machine or another one', () => {
    expect(['localhost:1', '127.0.0.1', '[::1]:2', 'a.localhost'].map(isThisMachine)).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(
      ['example.net', '192.168.0.1', 'localhost.example.net', '127.0.0.1.example.net'].map(
        isThisMachine,
      ),
    ).toEqual([false, false, false, false]);
  });

  it('comes from the specification and goes into its address', () => {
    expect(initialHost(spec)).toBe('localhost:8080');
    expect(serverAddress(spec, '127.0.0.1:9')).toBe('http://127.0.0.1:9');
  });
});

describe('the request as a curl command', () => {
  /** What a shell hands to curl for each of some commands. */
  const argumentsOf = (commands: readonly string[]): string[][] => {
    const script = `curl() { printf '%s\\0' "$@" '<end>'; }\n${commands.join('\n')}`;
    const words = spawnSync('sh', ['-c', script], {encoding: 'utf8'}).stdout.split('\0<end>\0');
    return words.slice(0, -1).map((one) => one.split('\0'));
  };

  it('looks like the samples of the page', () => {
    const stop = named('stopWorkload');
    expect(curlCommand(buildRequest(stop, firstDraft(stop)), 'http://localhost:8080', true)).toBe(
      'curl -i -X POST http://localhost:8080/api/v1beta/workloads/osv-local/stop',
    );
  });

  it('hands over any text unchanged', () => {
    const nasty = fc
      .oneof(
        fc.constantFrom(
          "it's",
          '@/etc/passwd',
          '$(id)',
          '`id`',
          '"',
          '\\',
          'a\nb',
          "''",
          '!',
          '-d',
          '',
        ),
        fc.string({maxLength: 20}),
      )
      .filter((text) => !text.includes('\0'));
    const requests = fc.sample(fc.tuple(nasty, nasty), 300).map(([name, body]) => {
      const get = named('getWorkload');
      const {target} = buildRequest(get, {...firstDraft(get), parameters: {'path.name': name}});
      return {
        method: 'POST',
        target,
        headers: [['Content-Type', 'application/json']],
        body,
      } as const;
    });
    const found = argumentsOf(
      requests.map((request) => curlCommand(request, 'http://localhost:8080', false)),
    );
    expect(found).toEqual(
      requests.map(({target, body}) => [
        `http://localhost:8080${target}`,
        '-H',
        'Content-Type: application/json',
        body.startsWith('@') ? '--data-raw' : '-d',
        body,
      ]),
    );
  });
});
