/** Why a section needs no evidence. */
export const NONE_REASONS = [
  'navigation',
  'summary',
  'procedure',
  'definition',
  'external',
  'example',
] as const;
export type NoneReason = (typeof NONE_REASONS)[number];

/** One place in the tool's source that a section rests on. */
export interface Proof {
  /** Path below the root of the tool's repository, such as `pkg/runner/runner.go`. */
  path: string;
  /** Go: `Func`, `Type`, `Type.Method`, a constant or variable. YAML and JSON: a JSON pointer. Left out: the whole file. */
  symbol?: string;
  /** What this place proves, in words. */
  proves?: string;
  /** 1-based line in the evidence file. */
  line?: number;
}

/** What one section, command or operation rests on. */
export interface Entry {
  /** `sections`, `commands`, `operations`, or another group of a file below specs/. */
  group: string;
  /** Id of a heading, name of a command page, or id of an operation. */
  key: string;
  proofs: Proof[];
  /** Set when there are no proofs. */
  none?: NoneReason;
  /** 1-based line in the evidence file. */
  line: number;
}

export interface EvidenceFile {
  /** Path below the project's root. */
  file: string;
  /** The page this belongs to; left out for evidence of data in specs/. */
  page?: string;
  entries: Entry[];
}

/** Something wrong with the evidence: where, what and how to mend it. */
export interface EvidenceProblem {
  file: string;
  /** 1-based. */
  line: number;
  message: string;
}

/** Key of the part of a page above its first second-level heading. */
export const TOP_SECTION = '_top';

/** Group of the sections of a page. */
export const SECTIONS = 'sections';
/** Group of the commands with a page of their own. */
export const COMMANDS = 'commands';
/** Group of the operations of the documented API. */
export const OPERATIONS = 'operations';
