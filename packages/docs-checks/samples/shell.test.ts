import {describe, expect, it} from 'vitest';
import {readPowerShell} from './readPowerShell';
import {readShell} from './readShell';

const wordsOf = (code: string) => readShell(code).commands.map(({words}) => words);

describe('a bash sample', () => {
  it('is split as the shell would: quotes, escapes, continued lines, comments', () => {
    expect(wordsOf('thv run "a b" \'c d\' e\\ f \\\n  --env X="y z" # comment')).toEqual([
      ['thv', 'run', 'a b', 'c d', 'e f', '--env', 'X=y z'],
    ]);
  });

  it('gives the calls in pipes, lists, loops, conditions and substitutions', () => {
    expect(
      wordsOf('a | b && c; (d) || { e; }; if f; then g "$(h)"; fi; source <(i)').map(
        ([first]) => first,
      ),
    ).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'source', 'i']);
  });

  it('has the words that braces outside of quotes make', () => {
    expect(wordsOf('a --set b={c,d}e \'{f,g}\' "{h,i}" {j} {} x.{1..2} ${K}')).toEqual([
      ['a', '--set', 'b=ce', 'b=de', '{f,g}', '{h,i}', '{j}', '{}', 'x.{1..2}', '${K}'],
    ]);
    expect(wordsOf('a {b,c}-{d,e}')).toEqual([['a', 'b-d', 'b-e', 'c-d', 'c-e']]);
  });

  it('fills in variables that the sample sets, and leaves others', () => {
    expect(wordsOf('V=1.2\ncurl v${V}/x_$V/$HOME')).toEqual([['curl', 'v1.2/x_1.2/$HOME']]);
  });

  it('keeps placeholders, redirections and here-documents apart from the words', () => {
    const [command] = readShell('thv secret set <NAME> < key.pem > out.txt 2>&1').commands;
    expect(command).toMatchObject({
      words: ['thv', 'secret', 'set', '<NAME>'],
      files: ['key.pem', 'out.txt'],
    });
    expect(readShell('cat <<EOF\na: 1\nEOF').commands[0]?.input).toEqual({
      text: 'a: 1\n',
      line: 1,
      expands: true,
    });
  });

  it.each([
    ['a | b', {piped: true}],
    ['cat x | b', {piped: true}],
    ['b < x', {piped: true}],
    ['a | { b; }', {piped: true}],
    ['while a; do b; done < x', {piped: true}],
    ["cat <<'E' | b\n$A\nE", {piped: true, input: {text: '$A\n', expands: false}}],
    ['A=1\ncat <<E | b\n$A $B\nE', {piped: true, input: {text: '1 $B\n', expands: true}}],
    ['echo "x: 1" | b', {piped: true, input: {text: 'x: 1\n'}}],
    ['b <<< "$A"', {piped: true, input: {text: '$A\n'}}],
  ])('says what the last command reads: %s', (sample, expected) => {
    const {words, ...rest} = readShell(sample).commands.at(-1) ?? {words: []};
    expect(words).toEqual(['b']);
    expect(rest).toMatchObject(expected);
  });

  it.each(['b', 'a && b', 'a | c; b', 'b > x'])('says that nothing is piped in: %s', (sample) => {
    expect(readShell(sample).commands.at(-1)?.piped).toBeUndefined();
  });

  it('has no typographic quotes around a word', () => {
    expect(readShell('thv run “fetch”\nthv run --name=‘a’ b').errors).toMatchObject([
      {line: 0, message: expect.stringContaining('typographic quotes')},
      {line: 1},
    ]);
    expect(readShell('echo "“a”"').errors).toEqual([]);
  });

  it('knows the line of each call and the variables in front of it', () => {
    expect(readShell('a\n\nX=1 b').commands).toMatchObject([
      {line: 0, variables: []},
      {line: 2, variables: ['X']},
    ]);
  });
});

describe('a PowerShell sample', () => {
  it('is split by its own quotes, escapes and continued lines', () => {
    expect(
      readPowerShell("thv run `\n  \"a `\"b\" 'it''s' C:\\x # no").commands.map(({words}) => words),
    ).toEqual([['thv', 'run', 'a "b', "it's", 'C:\\x']]);
  });

  it('gives the calls in pipes, blocks and assignments, and the variables of the environment', () => {
    const script = readPowerShell(
      '$Env:A_B = "x"\n$v = Get-Content a\nforeach ($n in 1, 2) { thv stop $n }; a | b',
    );
    expect(script.commands.map(({words}) => words[0])).toEqual(['Get-Content', 'thv', 'a', 'b']);
    expect(script.environment).toEqual(['A_B']);
  });

  it('gives the calls in sub-expressions, and what a pipe passes on', () => {
    const {commands, errors} = readPowerShell(
      `$v = (a 1)\nif (b "x") { (c).Length }\n"$(d)"\n@'\nk: v\n'@ | e -\nf | g`,
    );
    expect(errors).toEqual([]);
    expect(commands.map(({words, line}) => [words[0], line])).toEqual([
      ['a', 0],
      ['b', 1],
      ['c', 1],
      ['d', 2],
      ['e', 5],
      ['f', 6],
      ['g', 6],
    ]);
    expect(commands[4]).toMatchObject({piped: true, input: {text: 'k: v', expands: false}});
    expect(commands[6]?.piped).toBe(true);
  });
});
