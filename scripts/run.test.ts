import {execFileSync} from 'node:child_process';
import {expect, test} from 'vitest';
import {inProject} from './support/projectRoot.mjs';

/** What a command prints that ends with an error. */
function errorOf(...args: readonly string[]): string {
  try {
    execFileSync(process.execPath, [inProject('scripts/run.mjs'), ...args], {stdio: 'pipe'});
  } catch (error) {
    return String((error as {stderr?: Buffer}).stderr);
  }
  throw new Error('it ended without an error');
}

test.each(['build', 'test', 'offline'])('%s does not begin with an argument', (command) => {
  expect(errorOf(command, '--foo')).toBe(
    `Error: "--foo" is not accepted: ${command} takes no arguments. Fix: leave it out.\n`,
  );
});

test('an unknown command names the known ones', () => {
  expect(errorOf('biuld')).toMatch(/^Error: no "biuld"; allowed: build, offline, serve, /);
});
