import {describe, expect, it} from 'vitest';
import {judge, staticProblems} from './judge';
import type {Statement} from './loadStatements';

const FILE = 'tests/a.test.ts';
const source = (file: string) =>
  file === FILE ? "test('it\\'s so'); test.for([])('%s is $kind of so');" : undefined;
const statement = (fields: Partial<Statement>): Statement => ({
  id: '1-1',
  text: 'It is so.',
  tests: [{file: FILE, title: "it's so"}],
  ...fields,
});
const verdict = (made: Statement, ...results: {title: string; status: string}[]) =>
  judge([made], source, new Map([[FILE, results]]))[0];

describe('a statement', () => {
  it('is proven when its tests have passed', () => {
    expect(verdict(statement({}), {title: "it's so", status: 'passed'})).toMatchObject({
      outcome: 'proven',
      problems: [],
    });
  });

  it('fails without a test, with a file or title that does not exist, and says how to set it right', () => {
    expect(staticProblems(statement({tests: []}), source)).toEqual([
      '1-1 has no test. Write one, and name its file and title under "tests".',
    ]);
    expect(staticProblems(statement({tests: [{file: 'b.test.ts', title: 'x'}]}), source)).toEqual([
      '1-1 names b.test.ts, which does not exist. Correct the path.',
    ]);
    expect(staticProblems(statement({tests: [{file: FILE, title: 'it was so'}]}), source)).toEqual([
      `1-1 names the test "it was so", which ${FILE} does not have. Copy the title from the file.`,
    ]);
  });

  it('fails when a test was not run or has failed', () => {
    expect(verdict(statement({}))?.problems).toEqual([
      `1-1: "it's so" of ${FILE} was not run. Run \`npm test\`.`,
    ]);
    expect(verdict(statement({}), {title: "it's so", status: 'failed'})?.problems).toEqual([
      `1-1: "it's so" of ${FILE} has failed. Set right what it tests.`,
    ]);
  });

  it('needs every case of a title with placeholders', () => {
    const many = statement({tests: [{file: FILE, title: '%s is $kind of so'}]});
    const passed = {title: 'this (a+b) is some kind of so', status: 'passed'};
    expect(verdict(many, passed)?.outcome).toBe('proven');
    expect(verdict(many, passed, {title: 'that is no of so', status: 'skipped'})?.problems).toEqual(
      [`1-1: "that is no of so" of ${FILE} has skipped. Set right what it tests.`],
    );
  });

  it('can mean some of the cases', () => {
    const some = statement({
      tests: [{file: FILE, title: '%s is $kind of so', for: ['this', 'that']}],
    });
    const cases = [
      {title: 'this is one kind of so', status: 'passed'},
      {title: 'other is no kind of so', status: 'failed'},
    ];
    expect(verdict(some, ...cases)?.problems).toEqual([
      `1-1: "%s is $kind of so" for "that" of ${FILE} was not run. Run \`npm test\`.`,
    ]);
    expect(verdict(some, ...cases, {title: "'that' is two of so", status: 'passed'})?.outcome).toBe(
      'proven',
    );
  });
});
