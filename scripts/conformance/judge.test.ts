import {describe, expect, it} from 'vitest';
import {judge, unknownIds} from './judge';
import type {Result} from './readResults';

const STATEMENT = {id: '1-1', text: 'It is so.'};
const result = (fields: Partial<Result>): Result => ({
  file: 'tests/a.spec.ts',
  title: 'it is so',
  status: 'passed',
  ids: ['1-1'],
  ...fields,
});

describe('a statement', () => {
  it('is proven when tests that carry its id have passed', () => {
    expect(
      judge([STATEMENT], [result({}), result({ids: ['1-2'], status: 'failed'})]),
    ).toMatchObject([{outcome: 'proven', problems: [], tests: [{title: 'it is so'}]}]);
  });

  it('fails without a test that carries its id, and says how to set it right', () => {
    expect(judge([STATEMENT], [result({ids: ['1-11']})])).toMatchObject([
      {
        outcome: 'failed',
        problems: [
          '1-1: no test that was run carries this id. Run `npm test`, or write a test with the tag "1-1".',
        ],
      },
    ]);
  });

  it('fails when one of its tests has failed or was skipped', () => {
    const [verdict] = judge(
      [STATEMENT],
      [result({}), result({title: 'b', status: 'failed'}), result({title: 'c', status: 'skipped'})],
    );
    expect(verdict?.problems).toEqual([
      '1-1: "b" of tests/a.spec.ts has failed. Set right what it tests.',
      '1-1: "c" of tests/a.spec.ts has skipped. Set right what it tests.',
    ]);
  });
});

describe('an id that no statement has', () => {
  it('is named with its test; other tags are none of this', () => {
    expect(unknownIds([STATEMENT], [result({ids: ['1-1', '9-99', 'slow']})])).toEqual([
      '"it is so" of tests/a.spec.ts carries 9-99, which no statement has. Correct the tag, or add the statement.',
    ]);
  });
});
