import {readPage} from '@toolhive-docs/page-model';
import {describe, expect, it} from 'vitest';
import {errorsOf} from './errorsOf';
import {findErrors} from './findErrors';

const page = readPage(
  `<main><h1>Install</h1><h2 id=when-it-fails>Troubleshooting</h2><table><tr><th>Symptom<th>Cause<th>Fix
<tr><td><code>thv run</code> reports <code>no supported container runtime available</code><td>Docker isn't running<td>Start <a href=/x>Docker</a>
<tr id=permission-denied><td><code>permission denied</code> on the Docker socket<td>No access<td>Join the group
<tr><td>Status <code>running</code>, but "connection refused"<td>The proxy is gone<td>Restart it
<tr><td>Built-in servers have disappeared<td>A custom registry is set<td>Unset the URL
<tr><td><code>no matches for kind "MCPServer"</code><td>No CRD<td>Install it
<tr><td><code>&lt;NAME&gt;-0</code> is <code>Failed</code><td>No memory<td>Give it more</table>
<table><tr><th>Name<th>Cause<tr><td>a<td>b</table></main>`,
  {route: '/install'},
);
const errors = page ? errorsOf(page) : [];

it('every row of a table of symptoms is an error, with what is printed, cause, fix and address', () => {
  expect(errors).toHaveLength(6);
  expect(errors[0]).toEqual({
    symptom: 'thv run reports no supported container runtime available',
    patterns: ['no supported container runtime available'],
    cause: "Docker isn't running",
    fix: 'Start Docker',
    page: 'Install',
    section: 'Troubleshooting',
    url: '/install#when-it-fails',
  });
  expect(errors[1]?.url).toBe('/install#permission-denied');
  // `running` alone is in many messages.
  expect(errors[2]?.patterns).toEqual(['connection refused']);
});

describe('a message is found', () => {
  it.each([
    [
      'pasted with noise',
      '2025-06-20T10:11:12Z ERROR failed to create client: no supported container runtime available: /var/run/docker.sock\ngoroutine 1',
      'thv run reports no supported',
    ],
    [
      'in other letters and line breaks',
      'Got PERMISSION\n  DENIED while trying to connect to the Docker daemon socket',
      'permission denied on',
    ],
    [
      'with quotation marks inside',
      'error: resource mapping not found: no matches for kind "MCPServer" in version "v1"',
      'no matches for kind',
    ],
    ['in a reader’s own words', 'my built-in servers disappeared', 'Built-in servers'],
  ])('%s', (_name, message, symptom) => {
    const [first] = findErrors(message, errors, 3);
    expect(first?.error.symptom).toMatch(symptom);
    expect(first?.likeness).toBeGreaterThan(0.5);
  });

  it('not by one word, and not by what stands for anything', () => {
    expect(errors[5]?.patterns).toEqual([]);
    expect(findErrors('fetch-0: exit status 1', errors, 3)).toEqual([]);
  });

  it('not by a few common words', () => {
    expect(findErrors('what do we have in mind', errors, 3)).toEqual([]);
  });

  it('not when it means nothing of the kind', () => {
    expect(findErrors('hello there, how are you', errors, 3)).toEqual([]);
    expect(findErrors('', errors, 3)).toEqual([]);
  });

  it('in a long log, fast', () => {
    const start = performance.now();
    findErrors(`${'x (('.repeat(300_000)} permission denied`, errors, 3);
    expect(performance.now() - start).toBeLessThan(500);
  });
});

describe('a message that no page explains', () => {
  const known = readPage(
    `<main><h1>Run</h1><table><tr><th>Symptom<th>Cause<th>Fix${[
      '<code>invalid host</code>',
      '<code>invalid client type</code>',
      '<code>invalid secret path</code>',
      '<code>invalid transport mode</code>',
      '<code>target URI should not contain a path</code>',
      '<code>unable to decrypt secrets file</code>',
      "Proxy log: <code>none provider doesn't store secrets</code>",
      'MCPServer is <code>Failed</code>',
      'All proxy pods have failed',
      'Helm reports 401 or denied for <code>ghcr.io</code>',
    ]
      .map((symptom) => `<tr><td>${symptom}<td>Its cause<td>Its fix`)
      .join('')}</table></main>`,
    {route: '/run'},
  );
  const list = known ? errorsOf(known) : [];

  it.each([
    'invalid secrets provider type: vault (valid types: encrypted, 1password, none)',
    'invalid boolean value: on (valid values: true, false)',
    'invalid value for --image-verification',
    'invalid CA certificate',
    'invalid target URI',
    'dial tcp: lookup registry-1.docker.io: no such host',
    'panic: runtime error: invalid memory address or nil pointer dereference',
    'required flag(s) "target-uri" not set',
    'failed to read secrets file',
    'The MCPServer "x" is invalid: spec.transport: Unsupported value: "tcp"',
  ])('is not taken for another one because of a word: %s', (message) => {
    expect(list).toHaveLength(10);
    expect(findErrors(`Error: ${message}`, list, 3)).toEqual([]);
  });

  it('is not offered beside the one whose text is printed', () => {
    const found = findErrors(
      'Error: invalid transport mode: tcp (helm reports 401, denied)',
      list,
      3,
    );
    expect(found.map(({error}) => error.symptom)).toEqual(['invalid transport mode']);
  });

  it('is less sure when only a name is printed, which many messages hold', () => {
    const [found] = findErrors('cannot pull ghcr.io/acme/server', list, 3);
    expect(found?.error.symptom).toContain('ghcr.io');
    expect(found?.isPrinted).toBe(false);
  });
});

it('an error is known by its text or by similar words, and says which', () => {
  const [printed] = findErrors('FATAL: permission denied on the socket', errors, 3);
  const [alike] = findErrors('permissions on the Docker socket are denied', errors, 3);
  expect(printed).toMatchObject({isPrinted: true, error: errors[1]});
  expect(alike).toMatchObject({isPrinted: false, error: errors[1]});
  expect(alike?.likeness).toBeLessThan(printed?.likeness ?? 0);
});

describe('an HTTP status', () => {
  const known = readPage(
    `<main><h1>Statuses</h1><table><tr><th>Symptom<th>Cause<th>Fix
<tr><td>The proxy returns 403 with <code>"message":"Unauthorized"</code> or <code>x-Unauthorized</code><td>a<td>b
<tr><td>The proxy of a server returns 401<td>a<td>b
<tr><td>401 with <code>Invalid token</code><td>a<td>b
<tr><td>Calls get <code>connection refused</code><td>a<td>b</table></main>`,
    {route: '/statuses'},
  );
  const list = known ? errorsOf(known) : [];
  const found = (message: string): string[] =>
    findErrors(message, list, 3).map(({error}) => error.symptom);

  it.each([
    '401',
    'HTTP 401',
    '401 Unauthorized',
    'HTTP/1.1 401 Unauthorized',
    'Error 401: Unauthorized',
    'Request failed with status code 401',
  ])('that is all of a message finds the rows that name it: %s', (message) => {
    expect(found(message)).toEqual(['401 with Invalid token', 'The proxy of a server returns 401']);
  });

  it('is not taken for another one because of words', () => {
    expect(found('The proxy of the server returns 403')).not.toContain(
      'The proxy of a server returns 401',
    );
    expect(found('418')).toEqual([]);
  });

  it('is neither a port nor a part of an address or a version', () => {
    for (const text of ['localhost:401', 'error 10.0.0.401', 'status 401.2'])
      expect(found(text)).toEqual([]);
  });
});

it('the code of a refused connection is found like its text', () => {
  const [found] = findErrors('Error: connect ECONNREFUSED 127.0.0.1:9100', errors, 3);
  // Its row says when: with the status `running`.
  expect(found).toMatchObject({isPrinted: false, error: errors[2]});
});
