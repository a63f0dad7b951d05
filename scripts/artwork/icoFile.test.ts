import {expect, it} from 'vitest';
import {icoFile} from './artwork';

it('an icon file names one picture, its size and where it starts', () => {
  const ico = icoFile(new Uint8Array([1, 2, 3]), 32);
  expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
  expect(ico.readUInt32LE(14)).toBe(3);
  expect([...ico.subarray(ico.readUInt32LE(18))]).toEqual([1, 2, 3]);
});
