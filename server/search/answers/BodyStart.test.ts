import {brotliDecompressSync} from 'node:zlib';
import {describe, expect, it} from 'vitest';
import {BodyStart} from './BodyStart';

const START = `{"hits":[${'"Grüße, 世界 <mark>🚀</mark>",'.repeat(500)}`;

describe('a body whose beginning is compressed once', () => {
  it.each([
    ['nothing', ''],
    ['a little', '"end"]}'],
    ['the longest stretch', 'x'.repeat(0x10000)],
    ['one byte more', 'x'.repeat(0x10001)],
    ['several stretches of letters of several bytes', 'ü世🚀'.repeat(50_000)],
  ])('is read whole by a decoder, with %s after it', (_, rest) => {
    const start = new BodyStart(START);
    const bytes = start.brotli(rest);
    expect(brotliDecompressSync(bytes ?? '').toString('utf8')).toBe(START + rest);
    expect(start.text()).toBe(START);
    expect(start.size).toBeLessThan(START.length / 10);
  });

  it('that fits into a packet anyway stays as it is', () => {
    const start = new BodyStart('{"hits":[]');
    expect([start.brotli('}'), start.text()]).toEqual([undefined, '{"hits":[]']);
  });
});
