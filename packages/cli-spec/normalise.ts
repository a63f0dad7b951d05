import type {Arguments, Callable, CliSpec, Command, ExitCase} from './types';

type Lists =
  | 'description'
  | 'behaviour'
  | 'topics'
  | 'traps'
  | 'output'
  | 'guides'
  | 'settings'
  | 'environment'
  | 'files';
type RawArguments = Omit<Arguments, 'items'> & Partial<Pick<Arguments, 'items'>>;
type RawCallable<T extends Callable> = Omit<T, 'args' | 'aliases' | 'flags'> &
  Partial<Pick<T, 'aliases' | 'flags'>> & {args: RawArguments};
type RawCommand = Omit<RawCallable<Command>, Lists | 'exit'> &
  Partial<Pick<Command, Lists | 'exit'>>;

/** The document as it is written, where empty lists may be left out. */
export type RawCliSpec = Omit<CliSpec, 'builtins' | 'commands'> & {
  builtins: RawCallable<Callable>[];
  commands: RawCommand[];
};

/** Fills in every list that the document leaves out, so that readers of the data need no special cases. */
export function normalise(raw: RawCliSpec): CliSpec {
  return {
    ...raw,
    builtins: raw.builtins.map((builtin) => ({...builtin, ...callableLists(builtin)})),
    commands: raw.commands.map((command) => fillCommand(command, raw.exitStatus)),
  };
}

function fillCommand(raw: RawCommand, exitStatus: ExitCase[]): Command {
  return {
    description: [],
    behaviour: [],
    topics: [],
    traps: [],
    output: [],
    exit: exitStatus,
    guides: [],
    settings: [],
    environment: [],
    files: [],
    ...raw,
    ...callableLists(raw),
  };
}

function callableLists(raw: {args: RawArguments; aliases?: string[]; flags?: Callable['flags']}) {
  return {
    args: {...raw.args, items: raw.args.items ?? []},
    aliases: raw.aliases ?? [],
    flags: raw.flags ?? [],
  };
}
