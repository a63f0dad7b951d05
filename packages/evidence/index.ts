export {coverageProblems, type Section, type Subjects} from './coverage';
export {ENDING, pageAddress} from './files/pageOf';
export {loadEvidence, parseEvidence} from './files/parseEvidence';
export {
  digestProblems,
  fromLockKey,
  LOCK_FILE,
  lockKey,
  lockProblems,
  lockSymbols,
  placesOf,
  readLock,
  writeLock,
} from './lock';
export {toReadProblems, writeToRead} from './toRead';
export {Checkout, type FoundSymbol} from './source/Checkout';
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
