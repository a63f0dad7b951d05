/** What the data does not list: wrong on a page, where everything is listed, and maybe right elsewhere. */
export interface Unlisted {
  message: string;
  /** For those who write the pages: where to list it. */
  hint: string;
}

/** What a check finds. A text alone says what is wrong in any case. */
export type Finding = string | Unlisted;

/** Makes a finding about what the data does not list. */
export const unlisted = (message: string, hint: string): Unlisted => ({message, hint});

/** What a check finds, as a list. */
export const listed = (finding: Finding | undefined): Finding[] =>
  finding === undefined ? [] : [finding];

/** Whether it may be right elsewhere. */
export const isUnlisted = (finding: Finding): finding is Unlisted => typeof finding !== 'string';

/** What it says. */
export const messageOf = (finding: Finding): string =>
  isUnlisted(finding) ? finding.message : finding;

/** What a check finds in a value, and the keys that lead to it. */
export interface Placed {
  finding: Finding;
  path: readonly string[];
  /** Whether it is no mistake, but worth knowing. */
  isNote?: boolean;
}
