import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {readCommand} from './readCommand';

const read =
  (...args: string[]) =>
  () =>
    readCommand('npm run x: does x', {
      args,
      allowPositionals: true,
      options: {to: {type: 'string'}},
    });

beforeEach(() => {
  vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`exit ${String(code)}`);
  });
  vi.spyOn(console, 'log').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => void vi.restoreAllMocks());

it('gives back the words and the options', () => {
  expect(read('/a', '/b', '--to', 'c')()).toMatchObject({
    positionals: ['/a', '/b'],
    values: {to: 'c'},
  });
});

it('refuses words where a command takes none', () => {
  expect(() => readCommand('npm run x: does x', {args: ['dry']})).toThrow('exit 1');
  expect(console.error).toHaveBeenLastCalledWith(
    expect.stringMatching(/^Error: Unexpected argument 'dry'[^]*\nnpm run x: does x$/),
  );
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
