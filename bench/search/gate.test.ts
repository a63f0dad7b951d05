import {describe, expect, it} from 'vitest';
import {worse} from './gate';
import type {Scores} from './scoresOf';

const scores = (value: number, ofClass = value): Scores => {
  const all = (figure: number) => ({mrr: figure, success1: figure, ndcg10: figure});
  return {all: all(value), classes: {typo: all(ofClass)}};
};
const other = {name: 'Other', scores: scores(0.1)};

describe('worse', () => {
  it('says nothing while scores are at their floors or a little below', () => {
    expect(worse(scores(0.9), scores(0.9), other)).toEqual([]);
    expect(worse(scores(0.89, 0.83), scores(0.9), other)).toEqual([]);
  });

  it('names the class, the figures and the command to look with', () => {
    const lines = worse(scores(0.9, 0.7), scores(0.9), other);
    expect(lines).toHaveLength(3);
    expect(lines[0]).toBe(
      'class “typo”: MRR is 0.700, below its floor 0.810. To look: npm run bench:search -- --misses typo. When the change is meant: npm run bench:search -- --save-floors',
    );
  });

  it('counts a class without queries as lost', () => {
    expect(
      worse({all: scores(0.9).all, classes: {}}, scores(0.9), other).some((line) =>
        line.includes('“typo”'),
      ),
    ).toBe(true);
  });

  it('demands to be at least as good as the other engine', () => {
    expect(worse(scores(0.9), scores(0.5), {name: 'Other', scores: scores(0.95)}).join()).toContain(
      'below Other, 0.950',
    );
  });
});
