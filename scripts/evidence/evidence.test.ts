import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {LOCK_FILE, type Subjects} from '@toolhive-docs/evidence';
import {withFiles} from '@toolhive-docs/evidence/testing';
import {evidence, formatResult} from './evidence';
import {readArguments} from './readArguments';

const EVIDENCE = 'sections:\n  _top: {none: summary}\n  run: [{path: run.go, symbol: Run}]\n';
const subjects: Subjects = {
  pages: [
    {
      file: 'docs/a.mdx',
      sections: [
        {id: '_top', line: 1, hasText: true},
        {id: 'run', line: 5, hasText: true},
      ],
    },
  ],
  commands: [],
  operations: [],
};

function project() {
  const root = withFiles({'docs/a.evidence.yaml': EVIDENCE, 'specs/README.md': ''});
  const source = withFiles({'run.go': 'package a\n\nfunc Run() int { return 1 }\n'});
  const run = (check: boolean) => evidence({root, source, check, release: 'v1.0.0', subjects});
  const write = (path: string, text: string) => {
    writeFileSync(join(path.endsWith('.go') ? source : root, path), text);
  };
  return {root, source, run, write};
}

const messages = ({problems}: {problems: {message: string}[]}) =>
  problems.map(({message}) => message);

describe('npm run evidence', () => {
  it('writes the lock, and checks against it without writing', async () => {
    const {root, run} = project();
    expect(await run(false)).toMatchObject({problems: [], written: true, symbols: 1});
    const lock = readFileSync(join(root, LOCK_FILE), 'utf8');
    expect(lock).toMatch(/release: v1\.0\.0\nsymbols:\n {2}run\.go#Run: [0-9a-f]{16}\n$/);
    expect(await run(true)).toMatchObject({problems: [], written: false});
    expect(readFileSync(join(root, LOCK_FILE), 'utf8')).toBe(lock);
  });

  it('names file, section, symbol and fix when the source has changed', async () => {
    const {run, write} = project();
    await run(false);
    write('run.go', 'package a\n\nfunc Run() int { return 2 }\n');
    const result = await run(true);
    expect(result.problems).toEqual([
      {
        file: 'docs/a.evidence.yaml',
        line: 3,
        message: expect.stringMatching(
          /^sections\.run: run\.go#Run has changed .* Read the section again/,
        ),
      },
    ]);
    expect(formatResult(result)).toMatch(
      /^1 symbol\(s\) prove the pages\.\ndocs\/a\.evidence\.yaml:3:/,
    );
  });

  it('writes no lock when a symbol is missing', async () => {
    const {root, run, write} = project();
    write('docs/a.evidence.yaml', EVIDENCE.replace('symbol: Run', 'symbol: Rum'));
    const result = await run(false);
    expect(result.written).toBe(false);
    expect(messages(result)).toEqual([expect.stringContaining('run.go declares no Rum')]);
    expect(() => readFileSync(join(root, LOCK_FILE))).toThrow('ENOENT');
  });

  it('tells symbols that are not locked and those that nothing names any more', async () => {
    const {run, write} = project();
    await run(false);
    write('docs/a.evidence.yaml', EVIDENCE.replace(', symbol: Run', ''));
    expect(messages(await run(true))).toEqual([
      expect.stringContaining('run.go is not locked'),
      expect.stringContaining('no evidence names run.go#Run any more'),
    ]);
  });

  it('says that there is no lock, and that the lock is of another release', async () => {
    const {root, run} = project();
    expect(messages(await run(true))).toEqual([expect.stringContaining('there is no lock')]);
    await run(false);
    const lock = readFileSync(join(root, LOCK_FILE), 'utf8');
    writeFileSync(join(root, LOCK_FILE), lock.replace('v1.0.0', 'v0.9.0'));
    expect(messages(await run(true))).toEqual([
      expect.stringContaining('the lock is of v0.9.0, the documented release is v1.0.0'),
    ]);
  });

  it('refuses a source that is not there', async () => {
    const {source, run} = project();
    rmSync(source, {recursive: true});
    await expect(run(true)).rejects.toThrow(`There is no folder ${source}`);
  });
});

describe('its command line', () => {
  it('knows --source and --check', () => {
    expect(readArguments(['--source', 'x', '--check'])).toEqual({source: 'x', check: true});
  });

  it('knows --release, which needs --check', () => {
    expect(readArguments(['--source', 'x', '--check', '--release', 'v1'])).toEqual({
      source: 'x',
      check: true,
      cut: 'v1',
    });
    expect(() => readArguments(['--source', 'x', '--release', 'v1'])).toThrow(
      '--release needs --check',
    );
  });

  it('shows the usage where the source is missing', () => {
    expect(() => readArguments([])).toThrow(
      /^--source is missing\.\nnpm run evidence -- --source DIR/,
    );
  });
});
