import {
  type Assignment,
  type Command,
  forEachChild,
  parse,
  type Redirection,
  type SyntaxNode,
} from 'unbash';

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

const PLACEHOLDER = /<([A-Z][A-Z0-9_-]*)>/g;

/** Hides placeholders such as `<NAME>` from a shell parser, which would see redirections. Lengths stay the same. */
export function hidePlaceholders(source: string): string {
  return source.replace(PLACEHOLDER, '\u27e8$1\u27e9');
}

/** Turns what {@link hidePlaceholders} made back. */
export function showPlaceholders(text: string): string {
  return text.replaceAll('\u27e8', '<').replaceAll('\u27e9', '>');
}

/** A word in angle brackets that is no placeholder by this site's rule, such as `<name>`. */
export function wrongPlaceholder(source: string): string | undefined {
  return /(?<![<&\d])<[a-z][\w. -]*>/.exec(source)?.[0];
}

/**
 * Reads a sample as bash would: quotes, continued lines, pipes, lists, loops, substitutions and here-documents. Commands inside
 * `$(…)` and `<(…)` are found, too, and come after the one they stand in.
 * @param values of variables that earlier samples set; those that this one sets are added.
 */
export function readShell(sample: string, values = new Map<string, string>()): ShellScript {
  const source = hidePlaceholders(sample);
  const lineAt = (position: number) => source.slice(0, position).split('\n').length - 1;
  const script: ShellScript = {commands: [], environment: [], errors: []};
  const root = parse(source);
  for (const {message, pos} of root.errors ?? []) script.errors.push({line: lineAt(pos), message});
  visit(root);
  return script;

  function visit(node: SyntaxNode): void {
    if (node.type === 'Command') readCommand(node);
    forEachChild(node, visit);
  }

  function readCommand(node: Command): void {
    const assignments = node.prefix.filter(
      (each): each is Assignment => each.type === 'Assignment',
    );
    if (!node.name) {
      for (const {name, value} of assignments)
        if (value.type === 'Word') values.set(name, clean(value.value));
      return;
    }
    const words = [node.name, ...node.args].map((each) =>
      clean(each.type === 'Word' ? each.value : each.text),
    );
    script.commands.push({
      words,
      line: lineAt(node.pos),
      text: showPlaceholders(source.slice(node.pos, node.end)),
      variables: assignments.map(({name}) => name),
      ...redirections(node.redirects),
    });
  }

  function redirections(list: readonly Redirection[]): Pick<ShellCommand, 'files' | 'input'> {
    const files = list.flatMap((each) =>
      each.type === 'Redirect' && each.target && !each.operator.endsWith('&')
        ? [clean(each.target.value)]
        : [],
    );
    const here = list.find((each) => each.type === 'HereDoc');
    return {
      files,
      ...(here
        ? {input: {text: showPlaceholders(here.body.text), line: lineAt(here.body.pos)}}
        : {}),
    };
  }

  function clean(word: string): string {
    const filled = word.replace(
      /\$(?:\{(\w+)\}|(\w+))/g,
      (whole, braced?: string, bare?: string) => values.get(braced ?? bare ?? '') ?? whole,
    );
    return showPlaceholders(filled);
  }
}
