/** Value types of flags, named as the program's own help names them. */
export type FlagType = 'bool' | 'int' | 'float' | 'string' | 'duration' | 'strings' | 'stringArray';

/** One accepted word and what it means. */
export interface Value {
  value: string;
  meaning: string;
}

/** The form of a value, in words for readers and as a regular expression for checks. */
export interface Accepts {
  form: string;
  pattern: string;
}

export interface Flag {
  /** With its dashes: `--transport`. */
  name: string;
  /** With its dash: `-t`. */
  short?: string;
  type: FlagType;
  /** Left out when the flag starts empty. */
  default?: boolean | number | string | string[];
  /** What the program uses when the flag is empty. */
  effectiveDefault?: string;
  values?: Value[];
  /** Next to `values` it widens them, alone it is the only rule. */
  accepts?: Accepts;
  minimum?: number;
  maximum?: number;
  unit?: string;
  required?: true;
  repeatable?: true;
  /** Names of flags that must be given, too. */
  requires?: string[];
  /** What to use instead. */
  deprecated?: string;
  /** Accepted by the program, but shown neither in its help nor on pages. */
  hidden?: true;
  meaning: string;
}

export interface Argument {
  name: string;
  meaning: string;
  values?: Value[];
  accepts?: Accepts;
}

export interface Arguments {
  min: number;
  max: number | 'any';
  /** What the program does with more arguments than `max`. */
  extra?: 'ignored' | 'refused';
  /** Flag that stands in for the arguments: exactly one of the two must be given. */
  orFlag?: string;
  items: Argument[];
  /** What the words after `--` are; without it they are ordinary arguments. */
  afterDashes?: {name: string; meaning: string};
}

/** What can be called: a command or a built-in one without a page. */
export interface Callable {
  /** Words of the command, `thv` first. */
  path: string;
  usage: string;
  summary: string;
  aliases: string[];
  args: Arguments;
  ignoresUnknownFlags?: true;
  flags: Flag[];
}

export interface ExitCase {
  code: number;
  when: string;
}

export interface Output {
  format: string;
  language: 'text' | 'json';
  /** The command line that prints this. */
  command: string;
  meaning: string;
  parts?: {kind: 'Column' | 'Label' | 'Field'; items: {name: string; meaning: string}[]};
  sample?: string;
}

export interface Command extends Callable {
  description: string[];
  runtime?: 'needed' | 'partly' | 'not-needed';
  runtimeNote?: string;
  behaviour: string[];
  topics: {id: string; title: string; points: string[]}[];
  traps: {title: string; text: string}[];
  output: Output[];
  /** The root's `exitStatus` when the command has no list of its own. */
  exit: ExitCase[];
  examples: {command: string; does: string}[];
  /** Paths of commands. */
  related: string[];
  /** Pages of `CliSpec.guides`. */
  guides: string[];
  /** Keys of `CliSpec.settings`. */
  settings: string[];
  /** Names of `CliSpec.environment`. */
  environment: string[];
  /** Ids of `CliSpec.files`. */
  files: string[];
}

export interface CliSpec {
  tool: {name: string; version: string};
  /** Flags that every command accepts. */
  globalFlags: Flag[];
  exitStatus: ExitCase[];
  environment: {name: string; meaning: string}[];
  settings: {key: string; type: string; default?: string; meaning: string}[];
  files: {id: string; what: string; linux: string; macos: string; windows: string}[];
  /** `page` is a path below docs/toolhive, without extension. */
  guides: {page: string; label: string}[];
  builtins: Callable[];
  /** Parents come before their children. */
  commands: Command[];
}
