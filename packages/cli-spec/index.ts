export {childCommands, commandSlug, findCommand, lastWord, parentPath} from './commands';
export {defaultOf} from './defaultOf';
export {didYouMean} from './nearest';
export {commandFlags, defaultText, findFlag} from './commands';
export {
  remarkText,
  type BadInvocation,
  type Invocation,
  type InvocationNotice,
  type InvocationProblem,
  type NoticeKind,
  type ProblemKind,
} from './invocation';
export {loadCliSpec} from './loadCliSpec';
export {loadSince, type Since} from './loadSince';
export {EntryName, ReleaseName} from './names';
export {nearest} from './nearest';
export {parseInvocation} from './parseInvocation';
export type {
  Accepts,
  Argument,
  Arguments,
  Callable,
  CliSpec,
  Command,
  ExitCase,
  Flag,
  FlagType,
  Output,
  Value,
} from './types';
