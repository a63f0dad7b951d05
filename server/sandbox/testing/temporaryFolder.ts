import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll} from 'vitest';

/** Makes a folder for the tests of one file; it is gone when they are over. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
  afterAll(() => rmSync(folder, {recursive: true, force: true}));
  return folder;
}
