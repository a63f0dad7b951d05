export {coverageProblems, type Section, type Subjects} from './coverage';
export {loadEvidence} from './files/parseEvidence';
export {ENDING, pageAddress} from './files/pageOf';
export {parseEvidence} from './files/parseEvidence';
export {fromLockKey, LOCK_FILE, lockKey, readLock, writeLock} from './lock';
export {lockProblems} from './lock';
export {digestProblems, lockSymbols} from './lock';
export {toReadProblems, writeToRead} from './toRead';
export {Checkout, type FoundSymbol} from './source/Checkout';
export {canonicalJson} from './source/readData';
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
