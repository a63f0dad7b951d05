import {
  Checkout,
  digestProblems,
  LOCK_FILE,
  loadEvidence,
  lockProblems,
  lockSymbols,
  readLock,
} from '@toolhive-docs/evidence';
import {cutFolder} from '../versions/cutFolder';
import type {EvidenceOptions, EvidenceResult} from './evidence';

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
  const lock = readLock(folder);
  if (lock === undefined)
    throw new Error(
      `${release} is no release that was cut with its evidence: ${folder}/${LOCK_FILE} is missing. The file versions.json lists the cut ones.`,
    );
  const {files, problems} = loadEvidence(folder, ['.']);
  const found = await lockSymbols(files, new Checkout(source), release);
  return {
    problems: [
      ...problems,
      ...found.problems,
      ...digestProblems(files, lock, found.lock),
      ...lockProblems(files, lock, release),
    ],
    coverage: [],
    symbols: Object.keys(found.lock.symbols).length,
    written: false,
  };
}
