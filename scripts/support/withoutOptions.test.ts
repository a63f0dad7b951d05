import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {withoutOptions} from './withoutOptions';

const read =
  (...args: string[]) =>
  () =>
    withoutOptions('npm run x: does x', args);

beforeEach(() => {
  vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`exit ${String(code)}`);
  });
  vi.spyOn(console, 'log').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => void vi.restoreAllMocks());

it('gives back the words', () => {
  expect(read('/a', '/b')()).toEqual(['/a', '/b']);
});

it('prints what a command does when asked for help, and does not start it', () => {
  expect(read('--help')).toThrow('exit');
  expect(console.log).toHaveBeenCalledExactlyOnceWith('npm run x: does x');
});

it('names an option that is not known, and does not start the command', () => {
  expect(read('--hlep')).toThrow('exit 1');
  expect(console.error).toHaveBeenLastCalledWith(
    expect.stringMatching(/^Error: Unknown option '--hlep'[^]*\nnpm run x: does x$/),
  );
});
