import {expect, it} from 'vitest';
import {typographicDash} from './typographicDash';

it.each([
  ['–port', '--port'],
  ['—port=80', '--port=80'],
  ['-–port', '--port'],
  ['–p', '-p'],
  ['--port', undefined],
  ['–', undefined],
  ['–1', undefined],
  ['a–b', undefined],
])('names the option that is meant by %s', (word, option) => {
  expect(typographicDash(word)).toBe(option);
});
