import {describe, expect, it} from 'vitest';
import {collect} from './sources';

describe('search sources', () => {
  it('give their entries in order', () => {
    expect(
      collect([
        {id: 'a', items: () => [1, 2]},
        {id: 'b', items: () => []},
      ]),
    ).toEqual([
      {id: 'a', items: [1, 2]},
      {id: 'b', items: []},
    ]);
  });

  it('with one id for two are an error that names it', {tags: ['8-11']}, () => {
    expect(() =>
      collect([
        {id: 'a', items: () => []},
        {id: 'a', items: () => []},
      ]),
    ).toThrow(/source "a" is there twice. Fix:/);
  });

  it('that give no array are an error that names them', {tags: ['8-12']}, () => {
    expect(() => collect([{id: 'a', items: () => JSON.parse('{"x":1}') as never[]}])).toThrow(
      /source "a" gave \{"x":1\}. Fix:/,
    );
  });
});
