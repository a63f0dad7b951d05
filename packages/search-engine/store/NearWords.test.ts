import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {NearWords} from './NearWords';

/** Letters too many, missing or wrong. */
function editsBetween(a: string, b: string): number {
  let above = Array.from({length: b.length + 1}, (_, at) => at);
  for (let row = 1; row <= a.length; row++) {
    const own = [row];
    for (let at = 1; at <= b.length; at++)
      own.push(
        Math.min(above[at]! + 1, own[at - 1]! + 1, above[at - 1]! + (a[row - 1] === b[at - 1] ? 0 : 1)),
      );
    above = own;
  }
  return above.at(-1)!;
}

/** The same, or one more for a swap of two neighbours before. */
function errorsBetween(a: string, b: string): number {
  const swapped = Array.from(
    {length: Math.max(0, a.length - 1)},
    (_, at) => a.slice(0, at) + a[at + 1]! + a[at]! + a.slice(at + 2),
  );
  return Math.min(editsBetween(a, b), ...swapped.map((one) => 1 + editsBetween(one, b)));
}

const word = fc
  .array(fc.constantFrom('a', 'b', 'c', 'é'), {minLength: 1, maxLength: 9})
  .map((letters) => letters.join(''));

describe('words near another', () => {
  it('are those that comparing with every word finds, with as many errors', () => {
    fc.assert(
      fc.property(fc.uniqueArray(word, {maxLength: 60}), word, fc.constantFrom(1, 2), (list, asked, allowed) => {
        const terms = list.sort();
        const found = new NearWords(terms).find(asked, allowed);
        const wanted = terms.flatMap((term, id) => {
          const errors = errorsBetween(asked, term);
          return errors > 0 && errors <= allowed ? [[id, errors]] : [];
        });
        expect([...found]).toEqual(wanted);
      }),
      {numRuns: 2000},
    );
  });

  it('hold a swap and one error more, also between the swapped letters', () => {
    const terms = ['kbxu', 'kubernetes', 'secret'];
    const found = (asked: string) => [...new NearWords(terms).find(asked, 2)];
    expect([found('kuebrnets'), found('kub'), found('secret')]).toEqual([[[1, 2]], [[0, 2]], []]);
  });
});
