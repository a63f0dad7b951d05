import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {fail} from './fail.mjs';

/** @type {import('vitest').MockInstance<typeof console.error>} */
let error;
beforeEach(() => {
  error = vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  process.exitCode = undefined;
  vi.restoreAllMocks();
});

it('says why a command failed, without a stack', () => {
  fail(new Error('The port is taken.'));
  expect(error).toHaveBeenCalledExactlyOnceWith('Error: The port is taken.');
  expect(process.exitCode).toBe(1);
});

it('says what to do where files may not be written', () => {
  fail(Object.assign(new Error("EACCES: permission denied, mkdir '.cache'"), {code: 'EACCES'}));
  expect(error).toHaveBeenCalledExactlyOnceWith(
    "Error: EACCES: permission denied, mkdir '.cache'\nFix: give this user the right to write there, or use a copy of the project.",
  );
});

it('says what to do where packages are missing', () => {
  fail(Object.assign(new Error("Cannot find package 'tsx'"), {code: 'ERR_MODULE_NOT_FOUND'}));
  expect(error).toHaveBeenCalledExactlyOnceWith(
    "Error: Cannot find package 'tsx'\nFix: install the packages: npm ci",
  );
});

it('shows where a mistake of the program is', () => {
  const mistake = new TypeError('x is undefined');
  fail(mistake);
  expect(error).toHaveBeenCalledExactlyOnceWith(mistake);
});
