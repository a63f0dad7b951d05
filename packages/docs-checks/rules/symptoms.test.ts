import {describe, expect, it} from 'vitest';
import {problemsOf} from '../testing/checkPage';

const table = (...rows: string[]): string =>
  ['| Symptom | Cause | Fix |', '|---|---|---|', ...rows, ''].join('\n');

describe('a row of a table of symptoms', () => {
  it('is accepted when it makes sense on another page', async () => {
    expect(
      await problemsOf(
        'symptom',
        table(
          '| `no matches for kind` | A value above 65535 | Choose **Start** above the entry. See [the log](#log) |',
          '| The proxy returns 404 | The command is the same as before | Wait until the pod is ready |',
        ),
      ),
    ).toEqual([]);
  });

  it.each([
    'see below',
    'The same after a reboot',
    'Set the variable shown in step 1',
    'The entry is invalid for one of these reasons',
    'The same command shows why',
    'Repeat the previous step',
    'The table of this page',
  ])('is refused when it points to its page: "%s"', async (words) => {
    expect(
      await problemsOf('symptom', table(`| The server stops | ${words} | Start it |`)),
    ).toEqual([expect.stringContaining('makes sense on this page alone')]);
  });

  it.each(['Wait.', 'None.', 'Not supported in this release', 'None. See [audit](#audit)'])(
    'is refused when its fix is "%s"',
    async (fix) => {
      expect(await problemsOf('symptom', table(`| The server stops | It ends | ${fix} |`))).toEqual(
        [expect.stringContaining('nothing to do')],
      );
    },
  );

  it('is refused when its symptom is a status without a place', async () => {
    expect(await problemsOf('symptom', table('| `404` | No path | Add it |'))).toEqual([
      expect.stringContaining('alone is no symptom'),
    ]);
  });

  it('is read in its first three cells where the table has further columns', async () => {
    const wide = (fix: string): string =>
      `| Symptom | Cause | Fix | Since |\n|---|---|---|---|\n| The server stops | It ends | ${fix} | see below |\n`;
    expect(await problemsOf('symptom', wide('Start it'))).toEqual([]);
    expect(await problemsOf('symptom', wide('Wait.'))).toEqual([
      expect.stringContaining('nothing to do'),
    ]);
  });

  it('is left alone in tables of another kind', async () => {
    expect(
      await problemsOf(
        'symptom',
        '| Name | Cause | Fix |\n|---|---|---|\n| `404` | see below | Wait. |\n',
      ),
    ).toEqual([]);
  });
});

describe('a symptom on several pages', () => {
  const pages = (fix: string) => ({
    'docs/toolhive/a.mdx': table(
      '| `permission denied` on start | No access | Join the [group](#x) |',
    ),
    'docs/toolhive/b.mdx': table(`| \`permission denied\` on start | No access | ${fix} |`),
  });

  it('may have the same cause and fix, with other links', async () => {
    expect(await problemsOf('symptom', pages('Join the [group](./a.mdx#x)'))).toEqual([]);
  });

  it('is refused with another fix, and the first page is named', async () => {
    expect(await problemsOf('symptom', pages('Restart it'))).toEqual([
      expect.stringMatching(
        /^docs\/toolhive\/b.mdx:.*docs\/toolhive\/a.mdx explains the same symptom in another way/,
      ),
    ]);
  });
});
