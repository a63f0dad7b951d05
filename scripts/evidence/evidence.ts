import {
  Checkout,
  coverageProblems,
  digestProblems,
  loadEvidence,
  lockProblems,
  lockSymbols,
  readLock,
  writeLock,
  type EvidenceProblem,
  type Subjects,
  LOCK_FILE,
} from '@toolhive-docs/evidence';
import {cutFolder} from '../versions/cutFolder';

export interface EvidenceOptions {
  /** Absolute path of the project. */
  root: string;
  /** Path of the checkout. */
  source: string;
  check: boolean;
  release: string;
  /** What must be covered; nothing is demanded of pages that were cut. */
  subjects?: Subjects;
  /** Where evidence is, below the root; without it, where a project keeps it. */
  folders?: readonly string[];
}

export interface EvidenceResult {
  problems: EvidenceProblem[];
  /** Symbols in the lock that was written or compared. */
  symbols: number;
  written: boolean;
}

/** Writes the lock from a checkout, or compares with it. A lock is written only when every symbol was found. */
export async function evidence(options: EvidenceOptions): Promise<EvidenceResult> {
  const {root, check, release, subjects, folders} = options;
  const {files, problems} = loadEvidence(root, folders);
  const found = await lockSymbols(files, new Checkout(options.source), release);
  const all = [...problems, ...found.problems];
  const written = !check && all.length === 0;
  if (written) writeLock(root, found.lock);
  const lock = readLock(root);
  if (check) {
    if (lock) all.push(...digestProblems(files, lock, found.lock));
    all.push(...lockProblems(files, lock, release));
  }
  if (subjects) all.push(...coverageProblems(subjects, files));
  return {
    problems: all,
    symbols: Object.keys(found.lock.symbols).length,
    written,
  };
}

/**
 * Compares the evidence of pages that were cut with a checkout of their release.
 *
 * @throws Error when the release was not cut with its evidence.
 */
export async function cutEvidence({
  root,
  source,
  release,
}: Pick<EvidenceOptions, 'root' | 'source' | 'release'>): Promise<EvidenceResult> {
  const folder = cutFolder(root, release);
  if (readLock(folder) === undefined)
    throw new Error(
      `${release} is no release that was cut with its evidence: ${folder}/${LOCK_FILE} is missing. The file versions.json lists the cut ones.`,
    );
  return evidence({root: folder, source, check: true, release, folders: ['.']});
}

/** The result for people. */
export function formatResult({problems, symbols, written}: EvidenceResult): string {
  return [
    `${symbols} symbol(s) prove the pages.`,
    ...problems.map(({file, line: at, message}) => `${file}:${at}: ${message}`),
    ...(written ? [`Wrote ${LOCK_FILE}.`] : []),
    problems.length === 0 ? 'Nothing is wrong.' : `${problems.length} problem(s).`,
  ].join('\n');
}
