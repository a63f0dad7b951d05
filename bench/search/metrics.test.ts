import {describe, expect, it} from 'vitest';
import {mean, rate} from './metrics';

const grades = {'/best': 3, '/good': 2, '/helps': 1};

describe('rate', () => {
  it('gives 1 for the ideal order', () => {
    expect(rate(grades, ['/best', '/good', '/helps', '/other'])).toEqual({
      mrr: 1,
      success1: 1,
      ndcg10: 1,
    });
  });

  it('gives 0 when nothing is found', () => {
    expect(rate(grades, ['/other'])).toEqual({mrr: 0, success1: 0, ndcg10: 0});
  });

  it('does not take a page that only helps for an answer', () => {
    expect(rate(grades, ['/helps', '/best'])).toMatchObject({mrr: 0.5, success1: 0});
  });

  it('discounts by rank', () => {
    expect(rate({'/best': 3}, ['/other', '/best']).ndcg10).toBeCloseTo(1 / Math.log2(3));
  });

  it('looks at ten routes', () => {
    expect(rate(grades, [...Array.from({length: 10}, (_, at) => `/${at}`), '/best']).mrr).toBe(0);
  });
});

it('mean averages each figure', () => {
  expect(
    mean([
      {mrr: 1, success1: 1, ndcg10: 0.5},
      {mrr: 0, success1: 0, ndcg10: 0},
    ]),
  ).toEqual({mrr: 0.5, success1: 0.5, ndcg10: 0.25});
});
