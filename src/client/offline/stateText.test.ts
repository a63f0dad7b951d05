import {expect, it} from 'vitest';
import {formatBytes} from './formatBytes';
import {stateText} from './stateText';

const state = {kept: 0, whole: 11_240_000, transfer: 1_900_000} as const;

it('says sizes as readers know them', () => {
  expect([0, 1, 999, 640_200, 999_999, 1_900_000].map(formatBytes)).toEqual([
    '0 KB',
    '1 KB',
    '1 KB',
    '641 KB',
    '1.0 MB',
    '1.9 MB',
  ]);
});

it('says what is kept, and what the whole site needs', () => {
  expect(stateText({...state, status: 'none'})).toMatch(/not kept.*11\.2 MB/);
  expect(stateText({...state, status: 'none', whole: 0})).toBe(
    'The docs are not kept on this device.',
  );
  expect(stateText({...state, status: 'kept'})).toMatch(/are kept.*11\.2 MB/);
});

it('says why the docs are not kept, and what to do', () => {
  for (const [reason, words] of [
    ['room', /not have enough storage/],
    ['changed', /Reload this page/],
    ['damaged', /removed some/],
    ['network', /connection was lost/],
  ] as const)
    expect(stateText({...state, status: 'failed', reason})).toMatch(words);
});
