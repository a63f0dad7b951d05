import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {readResults} from './readResults';

/** A folder of reports with these files in it. */
function reports(files: Readonly<Record<string, unknown>>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'reports-'));
  for (const [name, content] of Object.entries(files))
    writeFileSync(path.join(folder, name), JSON.stringify(content));
  return folder;
}

const VITEST = {
  testResults: [
    {
      name: path.resolve('src/a.test.ts'),
      assertionResults: [
        {title: 'holds', status: 'passed', tags: ['1-1']},
        {title: 'waits', status: 'pending', tags: []},
      ],
    },
  ],
};

const PLAYWRIGHT = {
  suites: [
    {
      specs: [],
      suites: [
        {
          specs: [
            {title: 'opens', file: 'b.spec.ts', tags: ['2-1'], tests: [{status: 'expected'}]},
            {title: 'closes', file: 'b.spec.ts', tags: [], tests: [{status: 'unexpected'}]},
            {title: 'shuts', file: 'b.spec.ts', tags: [], tests: [{status: 'flaky'}]},
          ],
        },
      ],
    },
  ],
};

describe('the reports of the tests', () => {
  it('tell of each test its file, title, ids and what came of it', () => {
    const folder = reports({'unit.json': VITEST, 'browser.json': PLAYWRIGHT});
    expect(readResults(folder)).toEqual([
      {file: 'src/a.test.ts', title: 'holds', status: 'passed', ids: ['1-1']},
      {file: 'src/a.test.ts', title: 'waits', status: 'skipped', ids: []},
      {file: 'tests/b.spec.ts', title: 'opens', status: 'passed', ids: ['2-1']},
      {file: 'tests/b.spec.ts', title: 'closes', status: 'failed', ids: []},
      {file: 'tests/b.spec.ts', title: 'shuts', status: 'failed', ids: []},
    ]);
  });

  it('may be missing; one that cannot be read is named', () => {
    expect(readResults(reports({}))).toEqual([]);
    expect(() => readResults(reports({'builds.json': {}}))).toThrow(
      /builds\.json is no report of vitest\. Delete it/,
    );
  });
});
