import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {messageOf} from '../../report/Finding';
import {facts} from '../../testing/checkPage';
import {looseYamlProblems} from './looseYaml';

const problems = (text: string): string[] =>
  looseYamlProblems(parse(text), facts).map(({finding}) => messageOf(finding));

const SERVER =
  'apiVersion: toolhive.stacklok.dev/v1alpha1\nmetadata: {name: a}\nspec: {image: mcp/fetch}\n';

describe('YAML that does not say what it is', () => {
  it.each([
    ['a manifest', `kind: MCPServer\n${SERVER}`],
    ['Helm values', 'operator: {replicaCount: 2}'],
    ['config.yaml', 'secrets: {provider_type: encrypted}'],
    ['nothing', ''],
  ])('is right as %s', (_what, text) => {
    expect(problems(text)).toEqual([]);
  });

  it.each([
    ['a manifest without its kind', SERVER, /^kind is missing; an MCPServer begins with/],
    ['a kind in capitals', `Kind: MCPServer\n${SERVER}`, /kind is missing[^]*did you mean kind\?/],
    ['a kind that is empty', `kind:\n${SERVER}`, /^kind is missing/],
    [
      'another object without its kind',
      'apiVersion: v1\nmetadata: {name: a}\nstringData: {a: b}',
      /^kind is missing$/,
    ],
    ['an apiVersion that is a number', 'apiVersion: 1\nmetadata: {name: a}', /^kind is missing$/],
    ['an apiVersion that is a map', 'apiVersion: {}\nspec: {image: a}', /^kind is missing$/],
    [
      'an apiVersion that is no text by its own methods',
      'apiVersion: {toString: 1}\nspec: {image: a}',
      /^kind is missing$/,
    ],
    [
      'a kind that is no text by its own methods',
      'apiVersion: v1\nkind: {toString: 1}',
      /^unknown kind \{"toString":1\}/,
    ],
    [
      'a part of a manifest, which is checked as well',
      'spec: {secrets: [{name: a, key: b}]}',
      /^apiVersion, kind, metadata are missing;[^]*spec\.secrets: [^]*Fails at start/,
    ],
    ['fields of spec alone', 'secrets: [{name: a, key: b}]', /^secrets is a field of spec/],
    ['a wrong config.yaml', 'secrets: {provider_type: basic}', /^config\.yaml: .*provider_type/],
    ['mistyped Helm values', 'oprator: {}', /^Helm values: .*did you mean operator\?/],
    ['Helm values at the wrong level', 'replicaCount: 2', /^Helm values: .*"replicaCount"/],
    ['anything else', 'hello: world', /^this is no manifest, .*operator.*registry_url/],
    ['a list', '- a', /^a manifest needs apiVersion and kind$/],
  ])('is wrong as %s', (_what, text, message) => {
    expect(problems(text).join('\n')).toMatch(message);
  });
});
