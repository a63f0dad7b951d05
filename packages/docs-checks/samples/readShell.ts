import {
  type Assignment,
  type Command,
  forEachChild,
  parse,
  type Pipeline,
  type Redirection,
  type SyntaxNode,
  type Word,
  type WordPart,
} from 'unbash';

/** One call of a program in a shell sample. */
export interface ShellCommand {
  /** The program and its arguments after quoting; variables that the sample sets itself are filled in. */
  words: string[];
  /** Those of the words that quotes keep from being filled in. */
  literals?: string[];
  /** 0-based line in the sample. */
  line: number;
  /** The command as it stands in the sample. */
  text: string;
  /** Names of variables set in front of the command: `NAME=value program`. */
  variables: string[];
  /** Files that it reads from or writes to by redirection. */
  files: string[];
  /** Text given to its standard input: by a here-document, or by a `cat` or an `echo` in front of a pipe. */
  input?: Input;
  /** Whether its standard input is a pipe or a file. */
  piped?: boolean;
}

export interface Input {
  text: string;
  line: number;
  /** Whether the shell fills in variables. */
  expands: boolean;
}

/** What the standard input of a command is. */
type Source = Pick<ShellCommand, 'input' | 'piped'>;

export interface ShellScript {
  commands: ShellCommand[];
  /** Environment variables that the sample sets by other means than a program, such as `$Env:NAME = …`. */
  environment: string[];
  errors: {line: number; message: string}[];
}

const CURLY = 'typographic quotes are letters to a shell; write " or \'';

const PLACEHOLDER = /<([A-Z][A-Z0-9_-]*)>/g;

/** Hides placeholders such as `<NAME>` from a shell parser, which would see redirections. Lengths stay the same. */
export function hidePlaceholders(source: string): string {
  return source.replace(PLACEHOLDER, '\u27e8$1\u27e9');
}

/** Turns what {@link hidePlaceholders} made back. */
export function showPlaceholders(text: string): string {
  return text.replaceAll('\u27e8', '<').replaceAll('\u27e9', '>');
}

/** A sample without its quoted texts and here-documents, in which nothing is a redirection. */
export function withoutTexts(source: string): string {
  return source
    .replace(/(<<-?[ \t]*['"]?(\w+)\b['"]?[^\n]*)\n(?:.*\n)*?[ \t]*\2[ \t]*$/gm, '$1')
    .replace(/(?<=^|\s)#[^\n]*|'[^']*'|"(?:\\.|[^"\\])*"/gs, (part) =>
      // A quote in a comment begins no text.
      part.startsWith('#') ? part : '""',
    );
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
  visit(root, {});
  return script;

  function visit(node: SyntaxNode, source: Source): void {
    if (node.type === 'Pipeline') {
      readPipeline(node, source);
      return;
    }
    const own = node.type === 'Redirected' ? {...source, ...inputOf(node.redirects)} : source;
    if (node.type === 'Command') readCommand(node, own);
    forEachChild(node, (child) => {
      visit(child, own);
    });
  }

  function readPipeline({commands}: Pipeline, first: Source): void {
    let before = first;
    for (const command of commands) {
      const from = script.commands.length;
      visit(command, before);
      const input = command.type === 'Command' ? printed(script.commands[from]) : undefined;
      before = {piped: true, ...(input && {input})};
    }
  }

  function readCommand(node: Command, given: Source): void {
    const assignments = node.prefix.filter(
      (each): each is Assignment => each.type === 'Assignment',
    );
    if (!node.name) {
      for (const {name, value} of assignments)
        if (value.type === 'Word') values.set(name, clean(value.value));
      return;
    }
    const written = [node.name, ...node.args];
    for (const {text, pos} of written)
      if (/^(?:-[\w-]+=)?[“”‘’]/.test(text))
        script.errors.push({line: lineAt(pos), message: CURLY});
    script.commands.push({
      words: written.flatMap((each) =>
        each.type === 'Word' ? expandBraces(each).map(clean) : [clean(each.text)],
      ),
      literals: written.flatMap((each) =>
        each.type === 'Word' && isLiteral(each) ? [clean(each.value)] : [],
      ),
      line: lineAt(node.pos),
      text: showPlaceholders(source.slice(node.pos, node.end)),
      variables: assignments.map(({name}) => name),
      files: filesOf(node.redirects),
      ...given,
      ...inputOf(node.redirects),
    });
  }

  function filesOf(list: readonly Redirection[]): string[] {
    return list.flatMap((each) =>
      each.type === 'Redirect' && each.target && !each.operator.endsWith('&')
        ? [clean(each.target.value)]
        : [],
    );
  }

  function inputOf(list: readonly Redirection[]): Source {
    const last = list.findLast((each) => each.type !== 'Redirect' || each.operator === '<');
    if (last?.type === 'HereString' && last.target) {
      const {value, pos} = last.target;
      return {input: {text: `${clean(value)}\n`, line: lineAt(pos), expands: true}, piped: true};
    }
    if (last?.type !== 'HereDoc') return last ? {input: undefined, piped: true} : {};
    const {body, delimiter} = last;
    const expands = delimiter?.quoted !== true;
    const text = expands ? clean(body.text) : showPlaceholders(body.text);
    return {input: {text, line: lineAt(body.pos), expands}, piped: true};
  }

  function clean(word: string): string {
    const filled = word.replace(
      /\$(?:\{(\w+)\}|(\w+))/g,
      (whole, braced?: string, bare?: string) => values.get(braced ?? bare ?? '') ?? whole,
    );
    return showPlaceholders(filled);
  }
}

/** Words at the most that braces make of one. */
const MOST_WORDS = 100;

/** The words that bash makes of braces outside of quotes: `--set a={b,c}` → `--set a=b a=c`. Ranges are left as they are. */
function expandBraces({value, parts = []}: Word): string[] {
  const braces = parts.flatMap((part) =>
    part.type === 'BraceExpansion' && /^\{[^{}'"\\,]*,[^{}'"\\]*\}$/.test(part.text)
      ? [part.text]
      : [],
  );
  return braces.reduce<string[]>(
    (words, text) =>
      words.flatMap((word) => {
        const at = word.indexOf(text);
        if (at < 0 || words.length > MOST_WORDS) return [word];
        const rest = word.slice(at + text.length);
        return text
          .slice(1, -1)
          .split(',')
          .map((each) => `${word.slice(0, at)}${each}${rest}`);
      }),
    [value],
  );
}

const FIXED: readonly WordPart['type'][] = ['Literal', 'SingleQuoted', 'AnsiCQuoted'];

/** Whether quotes keep the shell from filling in anything in a word: `'$a'`, `"~/b"`. */
const isLiteral = ({text, value, parts = []}: Word): boolean =>
  text !== value && !text.startsWith('~') && parts.every(isFixed);

const isFixed = (part: WordPart): boolean =>
  part.type === 'DoubleQuoted' ? part.parts.every(isFixed) : FIXED.includes(part.type);

/** What a command prints, where its words or its input say so. */
function printed(command: ShellCommand | undefined): Input | undefined {
  if (!command) return undefined;
  const {words, input, line} = command;
  const [program, ...args] = words;
  if (program === 'cat' && args.every((arg) => arg === '-')) return input;
  if (program === 'echo' && args.length > 0 && !args[0]?.startsWith('-'))
    return {text: `${args.join(' ')}\n`, line, expands: true};
  return undefined;
}
