import {existsSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {stringify} from 'yaml';
import * as z from 'zod';
import {readYaml} from '@toolhive-docs/options/yaml';
import type {Proof} from '../types';

/** The lock, below the project's root. */
export const LOCK_FILE = 'specs/evidence.lock.yaml';

const COMMENT =
  '# Written by `npm run evidence -- --source DIR`: what each symbol that a section rests on was, in the documented\n# release. Do not edit.\n';

const Lock = z.strictObject({
  release: z.string(),
  symbols: z.record(
    z.string(),
    z
      .string()
      .regex(
        /^[0-9a-f]{16}$/,
        'allowed: a digest, as `npm run evidence -- --source DIR` writes it',
      ),
  ),
});

/** The documented release, and a digest for each `path#symbol` (or path alone, for a whole file). */
export type Lock = z.infer<typeof Lock>;

/** Name of a symbol in the lock. */
export function lockKey({path, symbol}: Pick<Proof, 'path' | 'symbol'>): string {
  return symbol === undefined ? path : `${path}#${symbol}`;
}

/** The symbol that a name in the lock stands for. */
export function fromLockKey(key: string): {path: string; symbol?: string} {
  const at = key.indexOf('#');
  return at < 0 ? {path: key} : {path: key.slice(0, at), symbol: key.slice(at + 1)};
}

/**
 * Reads the lock.
 * @param root absolute path of the project.
 * @returns undefined when there is none yet.
 * @throws Error naming file, field, value, what is allowed and the fix.
 */
export function readLock(root: string): Lock | undefined {
  const file = join(root, LOCK_FILE);
  return existsSync(file) ? readYaml(Lock, file, LOCK_FILE) : undefined;
}

/** Writes the lock, sorted, so that a change shows as few lines. */
export function writeLock(root: string, lock: Lock): void {
  const symbols = Object.fromEntries(
    Object.entries(lock.symbols).sort(([a], [b]) => (a < b ? -1 : 1)),
  );
  const text = stringify({release: lock.release, symbols}, {lineWidth: 0});
  writeFileSync(join(root, LOCK_FILE), COMMENT + text);
}
