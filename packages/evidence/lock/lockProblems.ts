import type {EvidenceFile, EvidenceProblem} from '../types';
import {LOCK_FILE, lockKey, type Lock} from './lockFile';

const WRITE = 'run npm run evidence -- --source DIR with a checkout of the documented release';

/** What does not agree between the evidence files and the lock; needs no checkout. */
export function lockProblems(
  files: readonly EvidenceFile[],
  lock: Lock | undefined,
  release: string,
): EvidenceProblem[] {
  const places = files.flatMap(({file, entries}) =>
    entries.flatMap(({group, key, line, proofs}) =>
      proofs.map((proof) => ({file, line, place: `${group}.${key}`, name: lockKey(proof)})),
    ),
  );
  if (lock === undefined)
    return places.length === 0
      ? []
      : [{file: LOCK_FILE, line: 1, message: `there is no lock; ${WRITE}.`}];
  const listed = new Set(places.map(({name}) => name));
  return [
    ...(lock.release === release
      ? []
      : [
          {
            file: LOCK_FILE,
            line: 1,
            message: `the lock is of ${lock.release}, the documented release is ${release}; ${WRITE}.`,
          },
        ]),
    ...places
      .filter(({name}) => !Object.hasOwn(lock.symbols, name))
      .map(({file, line, place, name}) => ({
        file,
        line,
        message: `${place}: ${name} is not locked; ${WRITE}.`,
      })),
    ...Object.keys(lock.symbols)
      .filter((name) => !listed.has(name))
      .map((name) => ({
        file: LOCK_FILE,
        line: 1,
        message: `no evidence names ${name} any more; ${WRITE}.`,
      })),
  ];
}
