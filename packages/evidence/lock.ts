import {existsSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {stringify} from 'yaml';
import * as z from 'zod';
import {nearest} from '@toolhive-docs/cli-spec';
import {readYaml} from '@toolhive-docs/options/yaml';
import type {Proof, EvidenceFile, EvidenceProblem} from './types';
import type {Checkout} from './source/Checkout';

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
  const text = stringify(lock, {lineWidth: 0, sortMapEntries: true});
  writeFileSync(join(root, LOCK_FILE), COMMENT + text);
}

const WRITE = 'run npm run evidence -- --source DIR with a checkout of the documented release';

/** Letters at the most that differ between a name and a mistyped one: parts of paths are often the same. */
const MISTYPED = 2;

/** Each proof with its name in the lock, and where it stands. */
export const placesOf = (files: readonly EvidenceFile[]) =>
  files.flatMap(({file, entries}) =>
    entries.flatMap(({group, key, line, proofs}) =>
      proofs.map((proof) => ({
        ...{file, group, key},
        line: proof.line ?? line,
        place: `${group}.${key}`,
        name: lockKey(proof),
        proof,
      })),
    ),
  );

/** What does not agree between the evidence files and the lock; needs no checkout. */
export function lockProblems(
  files: readonly EvidenceFile[],
  lock: Lock | undefined,
  release: string,
): EvidenceProblem[] {
  const places = placesOf(files);
  if (lock === undefined)
    return places.length === 0
      ? []
      : [{file: LOCK_FILE, line: 1, message: `there is no lock; ${WRITE}.`}];
  if (lock.release !== release)
    return [
      {
        file: LOCK_FILE,
        line: 1,
        message: `the lock is of ${lock.release}, the documented release is ${release}; ${WRITE}.`,
      },
    ];
  const listed = new Set(places.map(({name}) => name));
  const locked = Object.keys(lock.symbols);
  const typo = (name: string) => {
    const near = nearest(name, locked, MISTYPED);
    return near === undefined ? '' : `did you mean ${near}? If not, `;
  };
  return [
    ...places
      .filter(({name}) => !Object.hasOwn(lock.symbols, name))
      .map(({file, line, place, name}) => ({
        file,
        line,
        message: `${place}: ${name} is not locked; ${typo(name)}${WRITE}.`,
      })),
    ...locked
      .filter((name) => !listed.has(name))
      .map((name) => ({
        file: LOCK_FILE,
        line: 1,
        message: `no evidence names ${name} any more; ${WRITE}.`,
      })),
  ];
}

/** Computes the digest of every symbol that evidence names; a symbol that is not there is a problem. */
export async function lockSymbols(
  files: readonly EvidenceFile[],
  checkout: Checkout,
  release: string,
): Promise<{lock: Lock; problems: EvidenceProblem[]}> {
  const lock: Lock = {release, symbols: {}};
  const problems: EvidenceProblem[] = [];
  for (const {file, line, place, name, proof} of placesOf(files))
    try {
      lock.symbols[name] ??= (await checkout.find(proof)).digest;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      const end = reason.endsWith('?') ? '' : '.';
      problems.push({file, line, message: `${place}: ${reason}${end} Correct the entry.`});
    }
  return {lock, problems};
}

/** What changed since the lock was written: each symbol whose digest is another one, with the sections it proves. */
export function digestProblems(
  files: readonly EvidenceFile[],
  lock: Lock,
  now: Lock,
): EvidenceProblem[] {
  return placesOf(files).flatMap(({file, line, place, name}) => {
    const [locked, found] = [lock.symbols[name], now.symbols[name]];
    return locked === undefined || found === undefined || locked === found
      ? []
      : [
          {
            file,
            line,
            message: `${place}: ${name} has changed (${locked} in the lock, ${found} in the source). Read the section again, then run npm run evidence -- --source DIR.`,
          },
        ];
  });
}
