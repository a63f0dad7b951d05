import {chmodSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

/**
 * Gives the tests of a run one folder for temporary files, which goes with its end: `os.tmpdir()` names it in every test and every
 * program that a test starts.
 */
// Vitest demands a default export here.
export default function temporaryFolder(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'tests-'));
  // Programs that run as another user, such as PostgreSQL, read it too.
  chmodSync(folder, 0o755);
  // eslint-disable-next-line no-restricted-syntax -- written for the tests, not read
  process.env['TMPDIR'] = folder;
  return () => rmSync(folder, {recursive: true, force: true});
}
