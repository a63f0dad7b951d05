export {coverageOf, coverageProblems, type Coverage, type Section, type Subjects} from './coverage';
export {loadEvidence} from './files/loadEvidence';
export {ENDING, pageAddress} from './files/pageOf';
export {parseEvidence} from './files/parseEvidence';
export {fromLockKey, LOCK_FILE, lockKey, readLock, writeLock} from './lock/lockFile';
export {lockProblems} from './lock/lockProblems';
export {digestProblems, lockSymbols} from './lock/lockSymbols';
export {Checkout, type FoundSymbol} from './source/Checkout';
export {canonicalJson} from './source/jsonPointer';
export {readData} from './source/readData';
export {
  COMMANDS,
  OPERATIONS,
  SECTIONS,
  TOP_SECTION,
  type EvidenceFile,
  type EvidenceProblem,
  type Proof,
} from './types';
