import {readPage} from '@toolhive-docs/page-model';
import {describe, expect, it} from 'vitest';
import {errorsOf} from './errorsOf';
import {findErrors} from './findErrors';

const page = readPage(
  `<main><h1>Run</h1><table><tr><th>Symptom<th>Cause<th>Fix${[
    '<code>failed to start container</code> with <code>port is already allocated</code> or <code>Ports are not available</code>',
    '<code>Trying to find state with name &lt;NAME&gt;</code>, then <code>nil pointer dereference</code>',
    '<code>Successfully pulled image</code>, but the proxy log contains <code>failed to create container:</code> and that the image is missing',
    '<code>failed to create container:</code> in the proxy log',
    '<code>permission denied</code> when you start <code>thv</code>',
    '<code>error loading configuration</code>, in the terminal or the proxy log',
    'Proxy log: <code>error loading configuration</code>',
    '401 with <code>failed to get JWKS</code> or <code>not found in JWKS</code>',
    '<code>x509: certificate signed by unknown authority</code> in the log of an <code>npx</code> server',
    '<code>port &lt;PORT&gt; is already in use</code>',
    '<code>unknown flag: &lt;FLAG&gt;</code>',
    'The proxy returns 403 with <code>"message":"Unauthorized"</code>',
    '<code>fetch-0</code> is missing or has two containers',
    'A server is missing from <code>thv list</code>',
  ]
    .map((symptom) => `<tr><td>${symptom}<td>Its cause<td>Its fix`)
    .join('')}</table></main>`,
  {route: '/run'},
);
const list = page ? errorsOf(page) : [];
const found = (message: string) => findErrors(message, list, 3);
const printed = (message: string): string[] =>
  found(message)
    .filter(({isPrinted}) => isPrinted)
    .map(({error}) => error.symptom.slice(0, 30));

describe('texts that belong together', () => {
  it('are an error only together', () => {
    expect(printed('failed to start container: exec: "mcp": not found in $PATH')).toEqual([]);
    expect(printed('Trying to find state with name fetch directly')).toEqual([]);
    expect(
      printed('failed to start container: daemon:\n Bind failed: port is already allocated'),
    ).toEqual(['failed to start container with']);
    expect(printed('failed to start container: Ports are not available: x')).toHaveLength(1);
  });
});

describe('a text that other errors print too', () => {
  it.each([
    'failed to set up transport: failed to create container: no space left on device',
    'error writing config file: open config.yaml: permission denied',
    'Successfully pulled image mcp/fetch',
  ])('is only a hint: %s', (message) => {
    expect(printed(message)).toEqual([]);
  });

  it('is the text of the row that says nothing else', () => {
    expect(printed('error loading configuration: open: permission denied')).toEqual([
      'error loading configuration, i',
    ]);
  });

  it('comes after one that is known by its own text', () => {
    const [first, ...others] = found(
      'failed to get JWKS: x509: certificate signed by unknown authority',
    );
    expect(first?.error.symptom).toContain('failed to get JWKS');
    expect(others.every(({isPrinted, likeness}) => !isPrinted && likeness <= 0.65)).toBe(true);
  });
});

describe('a placeholder stands', () => {
  it('for a number, where it is a port', () => {
    expect(printed('port 8080 is already in use')).toHaveLength(1);
    expect(printed('a port. Conflict. The container name "/fetch" is already in use')).toHaveLength(
      0,
    );
  });

  it('for one word elsewhere', () => {
    expect(printed('Error: unknown flag: --prot')).toHaveLength(1);
  });
});

it('a quotation inside of code is no text of its own', () => {
  expect(list[11]?.patterns).toEqual(['"message":"Unauthorized"']);
  expect(found('unauthorized: authentication required')).toEqual([]);
});

it('the name of a pod is no word that two messages share', () => {
  expect(found('Container fetch is not running')).toEqual([]);
});
