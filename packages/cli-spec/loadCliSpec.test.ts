import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {afterAll, describe, expect, it} from 'vitest';
import {loadCliSpec} from './loadCliSpec';

const smallFile = fileURLToPath(new URL('./fixtures/small.yaml', import.meta.url));
const small = readFileSync(smallFile, 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'cli-spec-'));
afterAll(() => rmSync(folder, {recursive: true}));

/** Loads the small document with one piece of its text replaced, and returns the message of the error. */
function errorAfter(from: string, to: string): string {
  expect(small).toContain(from);
  const file = join(folder, 'changed.yaml');
  writeFileSync(file, small.replace(from, to));
  try {
    loadCliSpec(file);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return 'no error';
}

/** Line of a text in the small document, counted from 1. */
const lineOf = (text: string) => small.slice(0, small.indexOf(text)).split('\n').length;

describe('loading the command data', () => {
  it('fills in lists and the exit status that a command leaves out', () => {
    const run = loadCliSpec(smallFile).commands[1];
    expect(run).toMatchObject({traps: [], aliases: [], exit: [{code: 0, when: 'It worked.'}]});
  });

  it('names file, line, command, field and the nearest key for an unknown key', () => {
    const message = errorAfter('short: -p', 'shrt: -p');
    expect(message).toMatch(
      new RegExp(
        `changed\\.yaml:${lineOf('short: -p')} thv run › flags\\[0\\]\\.shrt: has an unknown field "shrt"; did you mean short\\? allowed: name, `,
      ),
    );
  });

  it('lists every problem at once, in the order of lines', () => {
    const message = errorAfter(
      'type: int\n        default: 8080',
      'type: number\n        default: 8080\n        colour: red',
    );
    const lines = message.split('\n').slice(1);
    expect(lines).toHaveLength(2);
    expect(lines[0]).toContain('must be one of ["bool","int","float"');
    expect(lines[0]).toContain('(it is "number")');
    expect(lines[1]).toMatch(/unknown field "colour"; known: name, [^:]+$/);
  });

  it('says which key is missing', () => {
    expect(errorAfter('    summary: Start a server.\n', '')).toContain(
      "thv run: must have required property 'summary'; add it",
    );
  });

  it('reports text that is not YAML with its line', () => {
    expect(errorAfter('summary: Start a server.', 'summary: [')).toMatch(/changed\.yaml:\d+ /);
    expect(errorAfter('summary: Start a server.', 'summary: *none')).toMatch(
      /changed\.yaml:\d+ Unresolved alias/,
    );
  });

  const cases: [behaviour: string, from: string, to: string, message: string][] = [
    [
      'a default of the wrong type',
      'default: 8080',
      'default: "8080"',
      'flags[0].default: "8080" does not fit type int; write a number',
    ],
    [
      'a default that is no whole number',
      'default: 8080',
      'default: 80.5',
      '"80.5" is not a whole number such as 8080',
    ],
    [
      'a default outside the values',
      'default: fast',
      'default: fats',
      '"fats" is not accepted; allowed: fast, slow; did you mean fast?',
    ],
    [
      'a default outside the range',
      'default: 8080',
      'default: 8080\n        maximum: 80',
      '8080 is too large; the most is 80',
    ],
    [
      'a bool without a default',
      'type: int\n        default: 8080',
      'type: bool',
      '--port is a bool and needs a default',
    ],
    [
      'a required flag with a default',
      'default: 8080',
      'default: 8080\n        required: true',
      '--port is required, so it cannot have a default',
    ],
    [
      'a repeatable flag that is no list',
      'default: 8080',
      'default: 8080\n        repeatable: true',
      'a int keeps only its last value',
    ],
    ['two flags of one name', 'name: --mode', 'name: --port', '--port is already entry'],
    [
      'a flag with the name of a global one',
      'name: --mode',
      'name: --help',
      'flags[1].name: --help is already entry',
    ],
    [
      'two flags of one short name',
      'short: -p',
      'short: -h',
      'flags[0].short: -h is already entry',
    ],
    [
      'a flag that requires an unknown one',
      'default: 8080',
      'default: 8080\n        requires: [--mod]',
      'unknown flag --mod; did you mean --mode?',
    ],
    [
      'a command whose parent does not exist',
      'path: thv run',
      'path: thv server run',
      'thv server run cannot be reached: there is no command thv server',
    ],
    ['a command of another program', 'path: thv run', 'path: run', 'run must start with thv'],
    ['two commands of one path', 'path: thv run', 'path: thv', 'thv is already entry 1'],
    [
      'an unknown related command',
      'related: [thv]',
      'related: [thv runn]',
      'related[0]: unknown name thv runn',
    ],
    [
      'an unknown guide',
      'related: [thv]',
      'related: [thv]\n    guides: [install]',
      'guides[0]: unknown name install (a new one goes into guides at the top, with a label); there',
    ],
    [
      'an argument without a description',
      'min: 1\n      max: 1',
      'min: 2\n      max: 2',
      '2 argument(s) are needed but items describes 1',
    ],
    ['more arguments needed than allowed', 'max: 1', 'max: 0', '1 is more than max, 0'],
    [
      'an unknown flag in place of an argument',
      'max: 1',
      'max: 1\n      orFlag: --mod',
      'args.orFlag: unknown flag --mod',
    ],
    [
      'an example of another command',
      'thv run --port 9090 fetch',
      'thv --help',
      '"thv --help" does not call thv run',
    ],
    [
      'an example without the program',
      'thv run --port 9090 fetch',
      'ls',
      '"ls" does not call thv run',
    ],
  ];
  it.each(cases)('refuses %s', (_, from, to, message) => {
    expect(errorAfter(from, to)).toContain(message);
  });
});
