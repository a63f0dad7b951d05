import {readPage} from '@toolhive-docs/page-model';
import {describe, expect, it} from 'vitest';
import {errorsOf} from './errorsOf';
import {findErrors} from './findErrors';

const page = readPage(
  `<main><h1>Install</h1><h2 id=when-it-fails>Troubleshooting</h2><table><tr><th>Symptom<th>Cause<th>Fix
<tr><td><code>thv run</code> reports <code>no supported container runtime available</code><td>Docker isn't running<td>Start <a href=/x>Docker</a>
<tr><td><code>permission denied</code> on the Docker socket<td>No access<td>Join the group
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
