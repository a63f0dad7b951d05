import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {KUBERNETES_YAML} from './yamlDocument';

const read = (text: string): unknown => parse(text, {...KUBERNETES_YAML, logLevel: 'error'});

describe('YAML as kubectl and Helm read it', () => {
  it.each([
    ['yes', true],
    ['On', true],
    ['n', false],
    ['off', false],
    ['yES', 'yES'],
    ['010', 8],
    ['08', 8],
    ['8_080', 8080],
    ['0b101', 5],
    ['1e3', 1000],
    ['1e1_0', 1e10],
    ['0o644', 420],
    ['-0O1_7', -15],
    ['.5', 0.5],
    ['-1.', -1],
  ])('takes %s for %j', (text, value) => {
    expect(read(text)).toBe(value);
  });

  it.each([
    '12:30',
    '190:20:30',
    '2025-01-01',
    '2001-12-14t21:59:43.10-05:00',
    '1.0.0',
    '=',
    '.',
    '-.',
    '._1',
    'e3',
    '-.e3',
    '0o8',
  ])('takes %s for text', (text) => {
    expect(read(text)).toBe(text);
  });

  it('leaves a field empty that has no value', () => {
    expect(read('a:\nb:\n  -\n')).toEqual({a: null, b: [null]});
  });

  it('takes what is marked as binary for text', () => {
    expect(read('!!binary YQ==')).toEqual(expect.any(String));
  });

  it('joins a map with those that << names, whose fields come second', () => {
    expect(read('a: &a {b: 1, c: 2}\nd: {<<: *a, c: 3}\ne: {<<: [*a]}')).toMatchObject({
      d: {b: 1, c: 3},
      e: {b: 1, c: 2},
    });
  });
});
