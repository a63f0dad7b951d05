import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {loadStatements} from './loadStatements';

const written = (text: string) => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'statements-')), 'statements.yaml');
  writeFileSync(file, text);
  return file;
};

describe('a file of statements', () => {
  it('with an unknown field is refused, with its place and what is allowed', () => {
    expect(() => loadStatements(written("- {id: '1-1', text: x, test: []}"))).toThrow(
      /statements\.yaml [^]*0\.test = \[\]: unknown key; allowed: id, text, reading/,
    );
  });

  it('with a number that stands twice is refused', () => {
    expect(() => loadStatements(written("- {id: '1-1', text: x}\n- {id: '1-1', text: y}"))).toThrow(
      /1-1 stand twice/,
    );
  });

  it('without a statement is refused', () => {
    expect(() => loadStatements(written('[]'))).toThrow(
      /statements\.yaml [^]*allowed: at least 1 item/,
    );
  });
});
