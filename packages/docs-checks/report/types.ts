/** What a rule found wrong at one place. */
export interface Problem {
  file: string;
  /** 1-based. */
  line: number;
  rule: string;
  /** What is wrong and what would be right. */
  message: string;
  /** The sample as the page has it. */
  sample?: string;
}

/** What the report counts. */
export const COUNTS = [
  'fences',
  'fences marked',
  'shell commands',
  'thv commands',
  'curl samples',
  'calls run in the sandbox',
  'kubernetes commands',
  'manifests',
  'values files',
  'json samples',
  'outputs',
  'diagrams',
  'program samples',
  'values in prose',
  'links',
  'headings',
  'words',
] as const;
export type Count = (typeof COUNTS)[number];

/** How many of each were checked. */
export type Counts = Partial<Record<Count, number>>;

/** Where a rule writes what it checked and what is wrong. */
export interface Report {
  count(what: Count, number?: number): void;
  problem(line: number, message: string, sample?: string): void;
}
