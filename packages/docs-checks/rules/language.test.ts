import {describe, expect, it} from 'vitest';
import {parsePage} from '../page/parsePage';
import {rhythmOf, styleRows} from '../report/styleRows';
import {problemsOf} from '../testing/checkPage';

describe('terms', () => {
  it.each([
    [
      'in a paragraph',
      'Register the redirect address.\n',
      /^6: "redirect address": write "redirect URI"/,
    ],
    ['at the start of a sentence', 'Whoever connects acts.\n', /"Whoever": write "anyone who"/],
    ['over a line break', 'The saved\nsettings stay.\n', /write "run configuration"/],
    ['with a curly apostrophe', 'Open the client’s file.\n', /write "client configuration file"/],
    ['in a heading', '## Exit status {#exit}\n', /write "exit code"/],
    ['in a table', '| A |\n|---|\n| By hand |\n', /write "manually"/],
  ])('are found %s', async (_where, body, message) => {
    expect(await problemsOf('terms', body)).toEqual([expect.stringMatching(message)]);
  });

  it('are not found in code, in longer words, and in words with a hyphen', async () => {
    expect(
      await problemsOf('terms', 'Write `saved settings`. The copyrights, and by-hand.\n'),
    ).toEqual([]);
  });
});

describe('grammar', () => {
  it.each([
    [
      'an article',
      'This is a operator.\n',
      /Unexpected article `a` before `operator`, expected `an`/,
    ],
    ['an apostrophe', 'It doesnt start.\n', /expected `doesn't`/],
    ['a word written twice', 'Stop the the server.\n', /Unexpected repeated `the`/],
  ])('finds %s', async (_what, body, message) => {
    expect(await problemsOf('grammar', body)).toEqual([expect.stringMatching(message)]);
  });

  it('leaves an article before code alone, since its sound is not known', async () => {
    expect(await problemsOf('grammar', 'A `stdio` server, an `sse` server.\n')).toEqual([]);
  });
});

describe('the rhythm of a page', () => {
  const page = parsePage(
    'docs/toolhive/guides-cli/test.mdx',
    "---\ntitle: T\n---\n\nIt stops. The server was built by `thv run`, and it isn't started before the proxy has found its container.\n\n- No sentence\n\n| A cell. |\n|---|\n",
  );

  it('counts sentences, very short ones, contractions and the passive voice; fragments and cells do not count', () => {
    expect(rhythmOf(page.texts)).toEqual({
      sentences: 2,
      median: 17,
      mean: 9.5,
      short: 0.5,
      contractions: 1,
      passive: 1,
    });
  });

  it('is a row of the report', () => {
    const [header, row] = styleRows([page], []);
    expect(header).toEqual([
      'Page',
      'Sentences',
      'Median',
      'Mean',
      '≤ 8',
      'Contractions',
      'Passive',
    ]);
    expect(row).toEqual([
      'docs/toolhive/guides-cli/test.mdx',
      '2',
      '17',
      '9.5',
      '50%',
      '1',
      '100%',
    ]);
    expect(styleRows([page], ['quickstart'])).toHaveLength(1);
  });
});
