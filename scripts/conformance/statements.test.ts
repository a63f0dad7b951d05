import {existsSync, mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {inProject} from '../support/projectRoot.mjs';
import {staticProblems} from './judge';
import {loadStatements} from './loadStatements';

const read = (file: string) =>
  existsSync(inProject(file)) ? readFileSync(inProject(file), 'utf8') : undefined;
const written = (text: string) => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'statements-')), 'statements.yaml');
  writeFileSync(file, text);
  return file;
};

describe('the statements about this site', () => {
  it('have each a test that exists', () => {
    expect(
      loadStatements(inProject('tests/conformance/statements.yaml')).flatMap((statement) =>
        staticProblems(statement, read),
      ),
    ).toEqual([]);
  });
});

describe('a file of statements', () => {
  it('with an unknown field is refused, with the place and the field', () => {
    expect(() => loadStatements(written("- {id: '1-1', text: x, test: []}"))).toThrow(
      /statements\.yaml:[^]*"test"/,
    );
  });

  it('with a number that stands twice is refused', () => {
    expect(() =>
      loadStatements(
        written("- {id: '1-1', text: x, tests: []}\n- {id: '1-1', text: y, tests: []}"),
      ),
    ).toThrow(/1-1 stand twice/);
  });
});
