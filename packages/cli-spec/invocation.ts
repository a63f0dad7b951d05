import type {Callable} from './types';

/** What can be wrong with a command line, for callers that treat some cases differently. */
export type ProblemKind =
  | 'not-thv'
  | 'unknown-command'
  | 'unknown-flag'
  | 'bad-syntax'
  | 'missing-value'
  | 'bad-value'
  | 'missing-flag'
  | 'missing-argument'
  | 'extra-argument'
  | 'conflict';

/** What is worth a remark although the program accepts it. */
export type NoticeKind = 'deprecated-flag' | 'hidden-flag' | 'repeated-flag';

export interface InvocationRemark<Kind> {
  kind: Kind;
  /** What is wrong, naming the word and the command. */
  message: string;
  /** How to put it right. */
  fix: string;
}

export type InvocationProblem = InvocationRemark<ProblemKind>;
export type InvocationNotice = InvocationRemark<NoticeKind>;

/** A command line that the program would run. */
export interface Invocation {
  ok: true;
  command: Callable;
  /** Values by long flag name, in the order given; a bool without a value is `true`. */
  flags: ReadonlyMap<string, readonly string[]>;
  /** Arguments before `--`, or all of them when the command gives `--` no meaning of its own. */
  args: string[];
  notices: InvocationNotice[];
}

export interface BadInvocation {
  ok: false;
  problems: InvocationProblem[];
}

/** Problem and fix in one line, as messages show it. */
export function remarkText(remark: InvocationRemark<string>): string {
  return `${remark.message}; ${remark.fix}`;
}
