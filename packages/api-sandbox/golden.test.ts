import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {listOperations, matchOperation} from '@toolhive-docs/api-spec';
import {goldenFiles, goldenWorld, localApi} from './testing/goldenWorld';
import {parseGoldenFile, type GoldenExchange} from './testing/goldenFile';
import {runGolden} from './testing/runGolden';

/** The statements about the site that the exchanges of a file prove. */
const PROVES: Readonly<Record<string, readonly string[]>> = {
  'workload-life.http': [
    '3.3-3',
    '4-36',
    '4-37',
    '4-38',
    '4-39',
    '5-9',
    '7.2-13',
    '7.2-14',
    '7.2-15',
    '7.2-16',
    '7.2-17',
    '7.2-18',
    '8-23',
    '8-24',
  ],
  'workload-create.http': ['5-8', '6-5', '7.2-14', '8-22'],
  'system.http': ['7.2-3', '7.2-4'],
  'clients.http': ['7.2-5', '7.2-6', '7.2-7', '8-22'],
  'registry.http': ['7.2-8', '7.2-9', '7.2-10', '7.2-11', '7.2-12', '8-23', '8-25'],
};

async function run(exchanges: readonly GoldenExchange[], file: string): Promise<void> {
  const {sandbox, advance} = goldenWorld();
  await runGolden(exchanges, file, {
    advance,
    send: (method, target, headers, body) =>
      sandbox.fetch(
        new Request(`http://sandbox${target}`, {
          method,
          headers: headers.map(([name, value]) => [name, value] as [string, string]),
          body: body ?? null,
        }),
      ),
  });
}

describe('golden files over the function', () => {
  for (const {file, exchanges} of goldenFiles)
    test(file, {tags: [...(PROVES[file] ?? [])]}, () => run(exchanges, file));

  test('the sample of the README', () => {
    const readme = readFileSync(new URL('README.md', import.meta.url), 'utf8');
    const sample = /```http\n([^]*?)```/.exec(readme)?.[1] ?? '';
    return run(parseGoldenFile(sample, 'README.md'), 'README.md');
  });
});

test(
  'every status of every operation has a golden exchange',
  {tags: ['7.2-14', '7.2-15', '7.2-16']},
  () => {
    const seen = new Set(
      goldenFiles.flatMap(({exchanges}) =>
        exchanges.map(({method, target, reply}) => {
          const match = matchOperation(localApi, method, target.split('?')[0] ?? '');
          return match.kind === 'operation' ? `${match.operation.id} ${reply.status}` : '';
        }),
      ),
    );
    const missing = listOperations(localApi).flatMap(({id, responses}) =>
      responses.flatMap(({status}) => (seen.has(`${id} ${status}`) ? [] : [`${id} ${status}`])),
    );
    // The document is compared with the file in another test; nobody wants to read it here.
    expect(missing).toEqual(['getOpenApi 200']);
  },
);

describe('a golden file that cannot be read says where and how to write it', () => {
  test.each([
    ['', 'x.http:1: there is no exchange. Begin each with a line "### what it shows".'],
    [
      '### A\nGET /health\n',
      'x.http:1: there is no reply. Write "HTTP/1.1 <status>" after the request.',
    ],
    [
      '### A\n\nget health\n\nHTTP/1.1 200\n',
      'x.http:3: "get health" is no request line. Write a method and a path: "GET /health".',
    ],
    [
      '### A\n@wait 1\nGET /health\n\nHTTP/1.1 200\n',
      'x.http:2: "@wait 1" is not understood. Write "@advance <milliseconds>".',
    ],
    [
      '### A\nGET /health\n\nHTTP/1.1 ok\n',
      'x.http:4: "HTTP/1.1 ok" has no status. Write "HTTP/1.1 200".',
    ],
    [
      '### A\nGET /health\n{}\n\nHTTP/1.1 200\n',
      'x.http:3: "{}" is no header. Write "Name: value", and a blank line before the body.',
    ],
  ])('%j', (text, message) => expect(() => parseGoldenFile(text, 'x.http')).toThrow(message));
});

test('a reply that differs is reported with line, expectation and what came', async () => {
  const exchanges = parseGoldenFile(
    '### A\nGET /health\n\nHTTP/1.1 200\nContent-Type: application/json\n\n{"a": 1}\n',
    'x.http',
  );
  await expect(run(exchanges, 'x.http')).rejects.toThrow(
    'x.http:2: A\n  status: expected 200, got 204 with the body ""\n  content-type: expected application/json, got none\n  body: expected "{\\"a\\": 1}", got ""',
  );
});
