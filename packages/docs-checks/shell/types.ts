/** One call of a program in a shell sample. */
export interface ShellCommand {
  /** The program and its arguments after quoting; variables that the sample sets itself are filled in. */
  words: string[];
  /** 0-based line in the sample. */
  line: number;
  /** The command as it stands in the sample. */
  text: string;
  /** Names of variables set in front of the command: `NAME=value program`. */
  variables: string[];
  /** Files that it reads from or writes to by redirection. */
  files: string[];
  /** Text given to its standard input by a here-document. */
  input?: {text: string; line: number};
}

export interface ShellScript {
  commands: ShellCommand[];
  /** Environment variables that the sample sets by other means than a program, such as `$Env:NAME = …`. */
  environment: string[];
  errors: {line: number; message: string}[];
}
