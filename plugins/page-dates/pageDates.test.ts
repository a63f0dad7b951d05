import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {DATES_FILE, formatDates, gitDates, pageDates} from '.';

let project = '';
const write = (file: string, text: string): void => {
  mkdirSync(path.dirname(path.join(project, file)), {recursive: true});
  writeFileSync(path.join(project, file), text);
};
const git = (...args: string[]): string =>
  execFileSync(
    'env',
    [
      `GIT_COMMITTER_DATE=${date}`,
      'git',
      '-c',
      'user.name=A',
      '-c',
      'user.email=a@example.com',
      ...args,
    ],
    {
      cwd: project,
      encoding: 'utf8',
    },
  );
let date = '';
const commit = (day: string): void => {
  date = `${day}T23:30:00Z`;
  git('add', '.');
  git('commit', '-qm', day);
};
const dayOf = async (file: string, at = project): Promise<string | undefined> => {
  const info = await pageDates(at).getFileLastUpdateInfo(path.join(at, file));
  return info ? new Date(info.timestamp).toISOString() : undefined;
};

beforeEach(() => {
  project = mkdtempSync(path.join(tmpdir(), 'dates-'));
  git('init', '-q');
  write('docs/a b.mdx', '1');
  write('docs/ü.mdx', '1');
  write('specs/thv-cli.yaml', '1');
  commit('2025-01-02');
  write('docs/a b.mdx', '2');
  commit('2025-03-04');
});
afterEach(() => rmSync(project, {recursive: true}));

describe('the day a page last changed', () => {
  it('is that of the last commit that changed its file', async () => {
    expect(await dayOf('docs/a b.mdx')).toBe('2025-03-04T00:00:00.000Z');
    expect(await dayOf('docs/ü.mdx')).toBe('2025-01-02T00:00:00.000Z');
  });

  it('of a generated page is that of the data it is made from', async () => {
    expect(await dayOf('docs/toolhive/reference/cli/thv_run.mdx')).toBe('2025-01-02T00:00:00.000Z');
  });

  it('of a page that is made from many others is that of the newest', async () => {
    write('docs/toolhive/quickstart.mdx', '1');
    commit('2025-04-05');
    write('docs/toolhive/guides-cli/install.mdx', '1');
    commit('2025-04-06');
    expect(await dayOf('docs/toolhive/reference/errors.mdx')).toBe('2025-04-06T00:00:00.000Z');
  });

  it('is not told of a file that no commit has', async () => {
    write('docs/new.mdx', '1');
    expect(await dayOf('docs/new.mdx')).toBeUndefined();
  });

  it('is the one written down where the history is missing or cut off, and the same as with it', async () => {
    write(DATES_FILE, formatDates((await gitDates(project)) ?? new Map()));
    commit('2025-05-06');
    const shallow = `${project}/shallow`;
    git('clone', '-q', '--depth', '1', `file://${project}`, shallow);
    expect(await gitDates(shallow)).toBeUndefined();
    expect(await dayOf('docs/a b.mdx', shallow)).toBe('2025-03-04T00:00:00.000Z');
    rmSync(path.join(shallow, '.git'), {recursive: true});
    expect(await dayOf('docs/ü.mdx', shallow)).toBe('2025-01-02T00:00:00.000Z');
  });

  it('that is written down wrongly is refused with file and field', async () => {
    write(DATES_FILE, 'files: {docs/a.mdx: June}');
    rmSync(path.join(project, '.git'), {recursive: true});
    await expect(dayOf('docs/a.mdx')).rejects.toThrow(
      /specs\/page-dates\.yaml has an invalid value:\n {2}files\.docs\/a\.mdx = "June": allowed: a day such as 2025-06-12/,
    );
  });
});
