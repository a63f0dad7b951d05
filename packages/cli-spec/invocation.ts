import type {Callable} from './types';

/** One word of a command line and its place in it. */
export interface Word {
  text: string;
  /** Index in the argv that was given. */
  index: number;
}

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
  /** Index of the word in argv; the last word when something is missing. */
  index: number;
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
  /** Words after `--` that go to the server. */
  passedOn: string[];
  /** Whether the line only asks for help, so that nothing is required. */
  help: boolean;
  notices: InvocationNotice[];
}

export interface BadInvocation {
  ok: false;
  /** The command as far as it was understood. */
  command?: Callable;
  problems: InvocationProblem[];
}

/** Problem and fix in one line, as messages show it. */
export function remarkText(remark: InvocationRemark<string>): string {
  return `${remark.message}; ${remark.fix}`;
}
