import {describe, expect, it} from 'vitest';
import {createAnchors} from './anchors';

describe('the ids of a page', () => {
  it('keeps a name that fits as it is', () => {
    expect(createAnchors().unique('createWorkload.body.env_vars')).toBe(
      'createWorkload.body.env_vars',
    );
  });

  it('gives no id twice', () => {
    const {unique, all} = createAnchors();
    expect([unique('a'), unique('a'), unique('a-2'), unique('a')]).toEqual([
      'a',
      'a-2',
      'a-2-2',
      'a-3',
    ]);
    expect(new Set(all()).size).toBe(4);
  });

  it('leaves out what an address or a selector trips over', () => {
    const {unique} = createAnchors();
    expect(unique('post /things/{id} now')).toBe('post-things-id-now');
    expect(unique('«»')).toBe('part');
  });
});
