import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {duration, Progress} from './progress.mjs';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** An output that remembers what was written. @param {boolean} isTTY */
function output(isTTY) {
  let written = '';
  return {
    isTTY,
    write: (/** @type {unknown} */ text) => {
      written += String(text);
      return true;
    },
    get written() {
      return written;
    },
  };
}

describe('Progress', () => {
  it('outside a terminal a line follows each five seconds of silence', () => {
    const log = output(false);
    const progress = new Progress('Building', log);
    vi.advanceTimersByTime(4000);
    progress.line('compiled');
    vi.advanceTimersByTime(11_000);
    progress.end(true);
    expect(log.written).toBe(
      '▸ Building\n  compiled\n  … Building, 9 s\n  … Building, 14 s\n✔ Building (15.0 s)\n',
    );
  });

  it('in a terminal a spinner turns, and makes room for output', () => {
    const log = output(true);
    const progress = new Progress('Building', log);
    vi.advanceTimersByTime(130);
    expect(log.written).toBe('▸ Building\n⠋ Building 0.1 s');
    progress.line('compiled');
    expect(log.written).toContain('\r\u001b[K  compiled\n');
    progress.end(false);
    expect(log.written).toMatch(/✘ Building \(0\.1 s\)\n$/);
  });
});

describe('duration', () => {
  it.each([
    [40, '0.0 s'],
    [12_340, '12.3 s'],
    [125_900, '2 min 5 s'],
  ])('%i ms is %s', (milliseconds, words) => {
    expect(duration(milliseconds)).toBe(words);
  });
});
