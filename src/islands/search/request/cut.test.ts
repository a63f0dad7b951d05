import {describe, expect, it} from 'vitest';
import {cut} from './cut';

describe('a text that is too long', () => {
  it('is cut', () => {
    expect(cut('proxy', 4)).toBe('prox');
    expect(cut('proxy', 9)).toBe('proxy');
  });

  it('has no half letter at its end, so that an address can hold it', () => {
    expect(cut('a🖼b', 2)).toBe('a');
    expect(cut('a🖼b', 3)).toBe('a🖼');
    expect(encodeURIComponent(cut('a🖼b', 2))).toBe('a');
  });
});
