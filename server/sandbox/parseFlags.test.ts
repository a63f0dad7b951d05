import {describe, expect, test} from 'vitest';
import {help, parseFlags} from './parseFlags';

describe('the command line', () => {
  test('may be empty', () =>
    expect(parseFlags([])).toEqual({
      help: false,
      host: '127.0.0.1',
      port: 8080,
      state: undefined,
      cors: [],
    }));
  test('takes values after a space and after an equals sign', () => {
    const flags = parseFlags([
      '--host',
      '::1',
      '--port=0',
      '--state',
      'a b=c',
      '--cors',
      'http://localhost:3000',
      '--cors=*',
    ]);
    expect(flags).toEqual({
      help: false,
      host: '::1',
      port: 0,
      state: 'a b=c',
      cors: ['http://localhost:3000', '*'],
    });
  });
  test('asks for help', () => expect(parseFlags(['--help']).help).toBe(true));
  test.each([
    [['--prot', '1'], "Unknown option '--prot'. Did you mean --port?"],
    [['-p', '1'], "Unknown option '-p'."],
    [['8080'], "Unexpected argument '8080'."],
    [['--port'], "Option '--port <value>' argument missing."],
    [['--state='], 'The flag --state needs a value.'],
    [['--cors', ''], 'The flag --cors needs a value.'],
    [['--port', '65536'], '--port must be a number from 0 to 65535; got "65536".'],
    [['--port', '80a'], '--port must be a number from 0 to 65535; got "80a".'],
    [
      ['--cors', 'http://localhost:3000/'],
      '--cors must be an origin such as http://localhost:3000, without a path or a slash at the end, or "*"; got "http://localhost:3000/".',
    ],
    [
      ['--cors', 'localhost'],
      '--cors must be an origin such as http://localhost:3000, without a path or a slash at the end, or "*"; got "localhost".',
    ],
  ])('%j is refused', (words, message) => expect(() => parseFlags(words)).toThrow(message));
  test('has every flag in its help', () => {
    for (const flag of ['--host', '--port', '--state', '--cors', '--help'])
      expect(help).toContain(`  ${flag} `);
  });
});
