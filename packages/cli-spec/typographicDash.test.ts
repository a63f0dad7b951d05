import {expect, it} from 'vitest';
import {typographicDash} from './readFlags';

/** Options of the program. */
const KNOWN = ['--port', '--silent', '-f', '-s', '-S', '-X', '-p'];

it.each([
  ['–port', '--port'],
  ['—port=80', '--port=80'],
  ['-–port', '--port'],
  ['–p', '-p'],
  ['–fsS', '-fsS'],
  ['–XPOST', '-XPOST'],
  ['–p80', '-p80'],
  ['–prot', '--prot'],
  ['–other', '--other'],
  ['--port', undefined],
  ['–', undefined],
  ['–1', undefined],
  ['a–b', undefined],
])('names the option that is meant by %s', (word, option) => {
  expect(typographicDash(word, (name) => KNOWN.includes(name))).toBe(option);
});
