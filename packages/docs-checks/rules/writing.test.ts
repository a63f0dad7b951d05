import {describe, expect, it} from 'vitest';
import {problemsOf} from '../testing/checkPage';

describe('style', () => {
  it('accepts plain sentences to the reader', async () => {
    expect(
      await problemsOf(
        'style',
        'Run the command. You see one line for each server, with its name and its address.',
      ),
    ).toEqual([]);
  });

  it.each([
    'simply',
    'easily',
    'obviously',
    'please',
    'click here',
    'powerful',
    'seamlessly',
    'utilise',
    'in order to',
    'users should',
    'e.g.',
  ])('refuses "%s"', async (word) => {
    expect(await problemsOf('style', `You ${word} run it.`)).toHaveLength(1);
  });

  it('refuses "just" as a filler, not as a comparison', async () => {
    expect(await problemsOf('style', 'Just run it.')).toHaveLength(1);
    expect(await problemsOf('style', 'It works just as before, and just like the other.')).toEqual(
      [],
    );
  });

  it('refuses a sentence that nobody can read at once, and counts code as one word', async () => {
    expect(await problemsOf('style', `${'word '.repeat(46)}end.`)).toEqual([
      expect.stringContaining('has 47 words'),
    ]);
    expect(
      await problemsOf(
        'style',
        `${'word '.repeat(20)}end. ${'Word '.repeat(20)} end. \`${'a '.repeat(60)}\``,
      ),
    ).toEqual([]);
  });

  it('looks into the description, too', async () => {
    expect(
      await problemsOf(
        'style',
        '---\ntitle: Run\ndescription: Simply run it.\nkind: how-to\n---\n',
      ),
    ).toHaveLength(1);
  });
});

describe('heading case', () => {
  it('accepts names, acronyms and a capital after a colon', async () => {
    expect(
      await problemsOf(
        'heading-case',
        '## Windows: Stop all MCP servers in Docker {#a}\n\n## `thv run` in scripts {#b}',
      ),
    ).toEqual([]);
  });

  it('refuses capitals in the middle and a small letter at the beginning', async () => {
    expect(await problemsOf('heading-case', '## Run Your Server {#a}\n\n## run it {#b}')).toEqual([
      expect.stringContaining('Your, Server: no capital in the middle'),
      expect.stringContaining('begin the heading with a capital'),
    ]);
  });
});

describe('spelling', () => {
  it('accepts American words, names, commands and code', async () => {
    expect(
      await problemsOf(
        'spelling',
        'ToolHive’s behavior in Kubernetes: thv config get-ca-cert and `zzyzx` show https://zzyzx.example/qq and oci-registry.',
      ),
    ).toEqual([]);
  });

  it('finds a British spelling and offers the American one', async () => {
    expect(await problemsOf('spelling', 'The colour of the licence.')).toEqual([
      expect.stringMatching(/^6: "colour" is not in the dictionary; did you mean .*color/),
      expect.stringMatching(/^6: "licence" is not in the dictionary; did you mean .*license/),
    ]);
  });

  it('finds a misspelled word, also in the description, and offers the right one', async () => {
    expect(await problemsOf('spelling', 'The sevrer starts.')).toEqual([
      expect.stringMatching(/^6: "sevrer" is not in the dictionary; did you mean .*server/),
    ]);
    expect(
      await problemsOf('spelling', '---\ntitle: Run\ndescription: A sevrer.\nkind: how-to\n---\n'),
    ).toHaveLength(1);
  });
});
