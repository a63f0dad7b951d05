import {describe, expect, it} from 'vitest';
import {parseAllDocuments} from 'yaml';
import {messageOf} from '../../report/Finding';
import {facts} from '../../testing/checkPage';
import {oidcProblems} from './oidcProblems';

/** What is said about the documents of a text, with its place. */
function found(text: string) {
  const values = [...parseAllDocuments(text)].map((document) => document.toJS() as unknown);
  return values
    .flatMap((value) => oidcProblems(value, values, facts))
    .map(({finding, path, isNote}) => ({
      message: messageOf(finding),
      path: path.join('.'),
      isNote: isNote === true,
    }));
}

const server = (oidcConfig: string, metadata = '{name: a}'): string =>
  `apiVersion: toolhive.stacklok.dev/v1alpha1\nkind: MCPServer\nmetadata: ${metadata}\nspec: {image: mcp/fetch, oidcConfig: ${oidcConfig}}\n`;
const configMap = (data: string, metadata = '{name: s}'): string =>
  `---\napiVersion: v1\nkind: ConfigMap\nmetadata: ${metadata}\ndata: ${data}\n`;
const named = server('{type: configmap, configMap: {name: s}}');

describe('settings for OIDC', () => {
  it.each([
    ['a URL of keys', '{kubernetes: {jwksUrl: "https://a.example/keys"}}'],
    ['an audience', '{type: inline, inline: {issuer: "https://a.example", audience: b}}'],
    ['another type, which the schema refuses', '{type: other}'],
  ])('may have %s', (_what, config) => {
    expect(found(server(config))).toEqual([]);
  });

  it.each([
    ['{}', /every client then gets 401/, 'spec.oidcConfig'],
    ['{type: kubernetes, kubernetes: {serviceAccount: a}}', /401/, 'spec.oidcConfig'],
    [
      '{type: inline, inline: {issuer: "https://a.example"}}',
      /any token of the issuer passes/,
      'spec.oidcConfig.inline',
    ],
    [
      '{type: configmap, configMap: {name: s}}',
      /no ConfigMap s in the namespace of the server/,
      'spec.oidcConfig.configMap',
    ],
  ])('get a note where they let in everyone, or no one: %s', (config, message, path) => {
    expect(found(server(config))).toEqual([
      {message: expect.stringMatching(message) as string, path, isNote: true},
    ]);
  });

  it('are right in a ConfigMap of the same text that has issuer and audience', () => {
    expect(found(named + configMap('{issuer: "https://a.example", audience: b}'))).toEqual([]);
  });

  it('are right in a ConfigMap of the namespace default where the server names none', () => {
    const data = '{issuer: "https://a.example", audience: b}';
    expect(found(named + configMap(data, '{name: s, namespace: default}'))).toEqual([]);
  });

  it.each([
    ["{oidc.json: '{}'}", /runs without authentication/],
    ['{issuer: ""}', /runs without authentication/],
    ['{audience: b}', /the proxy exits/],
  ])('are wrong in a ConfigMap that has %s', (data, message) => {
    expect(found(named + configMap(data))).toEqual([
      {
        message: expect.stringMatching(message) as string,
        path: 'spec.oidcConfig.configMap',
        isNote: false,
      },
    ]);
  });

  it('get a note where the ConfigMap has no audience, or is one of another namespace', () => {
    expect(found(named + configMap('{issuer: "https://a.example"}'))).toMatchObject([
      {isNote: true, message: expect.stringContaining('has no audience') as string},
    ]);
    expect(found(named + configMap("{a: ''}", '{name: s, namespace: b}'))).toMatchObject([
      {isNote: true, message: expect.stringContaining('no ConfigMap s') as string},
    ]);
  });

  it('are found in a list', () => {
    const item = server('{}').replaceAll('\n', '\n    ').trimEnd();
    expect(found(`apiVersion: v1\nkind: List\nitems:\n  - ${item}`)).toMatchObject([
      {path: 'items.0.spec.oidcConfig'},
    ]);
  });
});
