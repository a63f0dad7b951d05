import {
  Checkout,
  coverageOf,
  coverageProblems,
  digestProblems,
  loadEvidence,
  lockProblems,
  lockSymbols,
  readLock,
  writeLock,
  type Coverage,
  type EvidenceProblem,
  type Subjects,
} from '@toolhive-docs/evidence';

export interface EvidenceOptions {
  /** Absolute path of the project. */
  root: string;
  /** Path of the checkout. */
  source: string;
  check: boolean;
  release: string;
  subjects: Subjects;
}

export interface EvidenceResult {
  problems: EvidenceProblem[];
  coverage: Coverage[];
  /** Symbols in the lock that was written or compared. */
  symbols: number;
  written: boolean;
}

/** Writes the lock from a checkout, or compares with it. A lock is written only when every symbol was found. */
export async function evidence(options: EvidenceOptions): Promise<EvidenceResult> {
  const {root, check, release, subjects} = options;
  const {files, problems} = loadEvidence(root);
  const found = await lockSymbols(files, new Checkout(options.source), release);
  const all = [...problems, ...found.problems];
  const written = !check && all.length === 0;
  if (written) writeLock(root, found.lock);
  const lock = readLock(root);
  if (check) {
    if (lock) all.push(...digestProblems(files, lock, found.lock));
    all.push(...lockProblems(files, lock, release));
  }
  all.push(...coverageProblems(subjects, files));
  return {
    problems: all,
    coverage: coverageOf(subjects, files),
    symbols: Object.keys(found.lock.symbols).length,
    written,
  };
}
