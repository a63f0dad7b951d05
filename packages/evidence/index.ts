export {coverageOf, coverageProblems, type Coverage, type Section, type Subjects} from './coverage';
export {loadEvidence} from './files/loadEvidence';
export {ENDING, evidenceFileOf, pageAddress} from './files/pageOf';
export {parseEvidence} from './files/parseEvidence';
export {fromLockKey, LOCK_FILE, lockKey, readLock, writeLock, type Lock} from './lock/lockFile';
export {lockProblems} from './lock/lockProblems';
export {digestProblems, lockSymbols} from './lock/lockSymbols';
export {Checkout, type FoundSymbol} from './source/Checkout';
export {type GoKind, type GoSymbol} from './source/goSymbols';
export {canonicalJson} from './source/jsonPointer';
export {readData} from './source/readData';
export {
  COMMANDS,
  NONE_REASONS,
  OPERATIONS,
  SECTIONS,
  TOP_SECTION,
  type Entry,
  type EvidenceFile,
  type EvidenceProblem,
  type NoneReason,
  type Proof,
} from './types';
