import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {flagLines} from './cliFacts';

describe('flagLines', () => {
  it('reads name, short name, type, default and text', () => {
    const block = [
      '      --audit string             Path of the file',
      '  -e, --env stringArray          Variables (format: KEY=VALUE)',
      '  -f, --foreground               Run here',
      '      --host string              Host to listen on (IP or name) (default "127.0.0.1")',
      '      --rate float               Share (0.0-1.0) (default 0.1)',
      '      --color string[="auto"]    When to color (default "never")',
      '      --old int                  Old one (default 3) (DEPRECATED: use --new)',
    ].join('\n');
    expect(flagLines(block)).toEqual([
      {name: '--audit', fields: {type: 'string', description: 'Path of the file'}},
      {
        name: '--env',
        fields: {short: '-e', type: 'stringArray', description: 'Variables (format: KEY=VALUE)'},
      },
      {name: '--foreground', fields: {short: '-f', type: 'bool', description: 'Run here'}},
      {
        name: '--host',
        fields: {
          type: 'string',
          default: '127.0.0.1',
          description: 'Host to listen on (IP or name)',
        },
      },
      {name: '--rate', fields: {type: 'float', default: '0.1', description: 'Share (0.0-1.0)'}},
      {
        name: '--color',
        fields: {
          type: 'string',
          default: 'never',
          'value when given alone': '[="auto"]',
          description: 'When to color',
        },
      },
      {
        name: '--old',
        fields: {type: 'int', default: '3', deprecated: 'use --new', description: 'Old one'},
      },
    ]);
  });

  it('takes words after "default" that are no value of the type for a part of the text', () => {
    const [all, isolate] = flagLines(
      '  -a, --all       Show all (default shows just running)\n      --isolate   Isolate (default: false)',
    );
    expect(all?.fields).toEqual({
      short: '-a',
      type: 'bool',
      description: 'Show all (default shows just running)',
    });
    expect(isolate?.fields).toEqual({type: 'bool', description: 'Isolate (default: false)'});
  });

  it('joins a text that goes on in the next line', () => {
    const block =
      '      --mode string   First line\n                      second line (default "a")\n      --b             Next';
    expect(flagLines(block).map(({name, fields}) => [name, fields.description])).toEqual([
      ['--mode', 'First line second line'],
      ['--b', 'Next'],
    ]);
  });

  it('finds every flag that help prints, whatever its text', () => {
    const word = fc.stringMatching(/^[a-z]{1,8}$/);
    const flag = fc.record({
      name: fc.stringMatching(/^[a-z][a-z-]{1,10}[a-z]$/),
      type: fc.constantFrom('', 'string', 'int', 'stringArray'),
      words: fc.array(word, {minLength: 1, maxLength: 6}),
    });
    fc.assert(
      fc.property(fc.uniqueArray(flag, {selector: ({name}) => name}), (flags) => {
        const names = flags.map(({name, type}) => `--${name}${type === '' ? '' : ` ${type}`}`);
        const width = Math.max(0, ...names.map((name) => name.length)) + 3;
        const block = flags
          .map(({words}, index) => `      ${(names[index] ?? '').padEnd(width)}${words.join(' ')}`)
          .join('\n');
        expect(flagLines(block)).toEqual(
          flags.map(({name, type, words}) => ({
            name: `--${name}`,
            fields: {type: type === '' ? 'bool' : type, description: words.join(' ')},
          })),
        );
      }),
    );
  });
});
