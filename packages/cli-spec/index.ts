export {
  callablesOf,
  childCommands,
  commandAddress,
  commandFlags,
  commandSlug,
  defaultOf,
  defaultText,
  findCommand,
  findFlag,
  lastWord,
  parentPath,
} from './commands';
export {didYouMean, nearest} from './nearest';
export {remarkText, type Invocation, type ProblemKind} from './invocation';
export {loadCliSpec} from './loadCliSpec';
export {compareReleases, EntryName, loadSince, ReleaseName, type Since} from './loadSince';
export {parseInvocation, resolveCommand} from './parseInvocation';
export {typographicDash} from './readFlags';
export {GO_DURATION, valueProblem} from './valueProblem';
export type {Accepts, Callable, CliSpec, Command, Flag, Output, Value} from './types';
