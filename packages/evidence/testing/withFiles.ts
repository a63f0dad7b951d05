import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {afterAll} from 'vitest';

const made: string[] = [];
afterAll(() => {
  for (const folder of made) rmSync(folder, {recursive: true});
});

/** Writes files into a new folder that goes with the test file that asked for it. @returns its path. */
export function withFiles(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), 'evidence-'));
  made.push(root);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), {recursive: true});
    writeFileSync(join(root, path), text);
  }
  return root;
}
