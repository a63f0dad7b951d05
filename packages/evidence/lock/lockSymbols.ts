import type {Checkout} from '../source/Checkout';
import type {EvidenceFile, EvidenceProblem} from '../types';
import {lockKey, type Lock} from './lockFile';

/** Computes the digest of every symbol that evidence names; a symbol that is not there is a problem. */
export async function lockSymbols(
  files: readonly EvidenceFile[],
  checkout: Checkout,
  release: string,
): Promise<{lock: Lock; problems: EvidenceProblem[]}> {
  const lock: Lock = {release, symbols: {}};
  const problems: EvidenceProblem[] = [];
  for (const {file, entries} of files)
    for (const {group, key, line, proofs} of entries)
      for (const proof of proofs)
        try {
          lock.symbols[lockKey(proof)] ??= (await checkout.find(proof)).digest;
        } catch (error) {
          const reason = error instanceof Error ? error.message : String(error);
          problems.push({file, line, message: `${group}.${key}: ${reason}. Correct the entry.`});
        }
  return {lock, problems};
}

/** What changed since the lock was written: each symbol whose digest is another one, with the sections it proves. */
export function digestProblems(
  files: readonly EvidenceFile[],
  lock: Lock,
  now: Lock,
): EvidenceProblem[] {
  return files.flatMap(({file, entries}) =>
    entries.flatMap(({group, key, line, proofs}) =>
      proofs.flatMap((proof) => {
        const name = lockKey(proof);
        const [locked, found] = [lock.symbols[name], now.symbols[name]];
        return locked === undefined || found === undefined || locked === found
          ? []
          : [
              {
                file,
                line,
                message: `${group}.${key}: ${name} has changed (${locked} in the lock, ${found} in the source). Read the section again, then run npm run evidence -- --source DIR.`,
              },
            ];
      }),
    ),
  );
}
