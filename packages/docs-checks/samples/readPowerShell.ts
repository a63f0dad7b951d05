import {
  hidePlaceholders,
  type ShellCommand,
  type ShellScript,
  showPlaceholders,
  withoutTexts,
} from './readShell';

/** What a line of PowerShell has and a line of bash has not, both without their texts. */
const SIGNS: readonly RegExp[] = [
  // Variables: $Env:NAME, and values that are given to one.
  /\$env:[A-Z]\w/,
  /\$Env:\w/,
  /^[ \t]*\$\w+(:\w+)? ?= ?\S/m,
  // Cmdlets, types, and calls of a path.
  /(^|[|;({=])[ \t]*(Get|Set|New|Remove|Invoke|Start|Stop|Restart|Read|Write|Out|Select|Where|ForEach|Sort|Format|Measure|Convert|ConvertTo|ConvertFrom|Expand|Test|Add|Import|Export|Join|Split|Resolve|Wait)-[A-Z][A-Za-z]+(?!:)\b/m,
  /\[[A-Z]\w*(\.\w+)*\]::/,
  /^[ \t]*&\s*["'$.\w]/m,
  /^[ \t]*[A-Za-z]:\\\S/m,
  // Blocks, and lines that go on.
  /^[ \t]*(foreach|if|elseif|while|switch)\s*\([^;\n]*\)\s*\{/im,
  /^[^`\n]*[ \t]`[ \t]*$/m,
  /^[ \t]*\(.*\)\.[A-Z]\w*/m,
];

/** A path in quotes that begins a line, which is a text itself. */
const QUOTED_PATH = /^[ \t]*"[A-Za-z]:\\\S/m;

/** Whether commands are written for PowerShell. Those that both shells take count as bash. */
export function isPowerShell(sample: string): boolean {
  const bare = withoutTexts(sample);
  return QUOTED_PATH.test(sample) || SIGNS.some((sign) => sign.test(bare));
}

/** Words that begin a statement of the language, not a call. */
const KEYWORDS = new Set(
  'foreach if elseif else while for switch try catch finally do until function param return begin process end'.split(
    ' ',
  ),
);

/** A sub-expression that is a call: `(thv list)`, `$(thv list)`. Values such as `(1..3)` are none. */
const INNER = /(?:^|[$@])\(((?:[^()]|\([^()]*\))*)\)/g;
const CALL = /^\s*(?:&|[A-Za-z][\w.-]*(?:\s|$))/;

const TOKEN =
  /(?<comment>#.*)|(?<continued>`\n)|(?<space>[ \t]+)|(?<end>\n|;|\|\||&&|\||\{|\})|(?<word>(?:"(?:`.|[^"`])*"|'(?:''|[^'])*'|`.|\((?:[^()]|\([^()]*\))*\)|\[[^\]]*\]|[^\s"'`;|{}#([]|#)+)/gs;

/**
 * Reads a PowerShell sample: quotes, backtick escapes, continued lines, pipes, blocks and comments. Sub-expressions in round
 * brackets stay one word.
 * @param values of variables that earlier samples set, by name in small letters; those that this one sets are added.
 */
export function readPowerShell(sample: string, values = new Map<string, string>()): ShellScript {
  const source = hidePlaceholders(sample);
  const script: ShellScript = {commands: [], environment: [], errors: []};
  let words: string[] = [];
  /** The first of the words as it is written. */
  let raw = '';
  let start = 0;
  let position = 0;
  /** What the next command reads. */
  let before: Pick<ShellCommand, 'input' | 'piped'> = {};

  for (const match of source.matchAll(TOKEN)) {
    if (match.index !== position) problem(position);
    position = match.index + match[0].length;
    const {end, word} = match.groups ?? {};
    if (end !== undefined) finish(match.index, end === '|');
    if (word === undefined) continue;
    if (words.length === 0) start = match.index;
    if (words.length === 0) raw = word;
    if (!word.startsWith("'")) readInner(word, match.index);
    words.push(fill(unquote(word)));
  }
  if (position !== source.length) problem(position);
  finish(source.length, false);
  return script;

  /** Reads the calls inside of a word. */
  function readInner(word: string, at: number): void {
    for (const {1: text = ''} of word.matchAll(INNER)) {
      if (!CALL.test(text)) continue;
      const inner = readPowerShell(showPlaceholders(text), values);
      const line = lineAt(at);
      script.commands.push(...inner.commands.map((each) => ({...each, line: line + each.line})));
    }
  }

  function finish(end: number, isPiped: boolean): void {
    if (words.length > 0) statement(words, showPlaceholders(source.slice(start, end).trim()));
    const text = /^@(["'])\n(.*)\n\1@$/s.exec(raw)?.[2];
    const input =
      text === undefined ? undefined : {text, line: lineAt(start), expands: raw[1] === '"'};
    before = isPiped ? {piped: true, ...(input && {input})} : {};
    words = [];
    raw = '';
  }

  function statement(all: string[], text: string): void {
    const [first = '', second, ...rest] = withSpace(all);
    if (/^\$[\w:]+$/.test(first) && second === '=') {
      if (/^\$Env:/i.test(first)) script.environment.push(first.slice('$Env:'.length));
      // A plain value on the right is no command.
      const isValue = rest.length === 1 && !/^[A-Z][a-z]+-[A-Z]|^[[(]/.test(rest[0] ?? '');
      if (isValue) values.set(first.toLowerCase(), rest[0] ?? '');
      else if (!rest[0]?.startsWith('(')) script.commands.push(command(rest, text));
      return;
    }
    // The calls inside of a value in front have been read.
    if (KEYWORDS.has(first.toLowerCase()) || /^["'(@]/.test(raw)) return;
    script.commands.push(command(first === '&' ? all.slice(1) : all, text));
  }

  function command(list: string[], text: string): ShellCommand {
    return {
      words: list,
      line: lineAt(start),
      text,
      variables: [],
      files: [],
      ...before,
    };
  }

  function lineAt(at: number): number {
    return source.slice(0, at).split('\n').length - 1;
  }

  function problem(at: number): void {
    script.errors.push({
      line: lineAt(at),
      message: 'a quote or bracket is not closed',
    });
  }

  function fill(word: string): string {
    const filled = word.replace(
      /\$(?:\{(\w+)\}|(\w+))/g,
      (whole, braced?: string, bare?: string) =>
        values.get(`$${(braced ?? bare ?? '').toLowerCase()}`) ?? whole,
    );
    return showPlaceholders(filled);
  }
}

/** `$a=1` means the same as `$a = 1`. */
function withSpace([first = '', ...rest]: readonly string[]): string[] {
  const [, name, value] = /^(\$[\w:]+)=(.*)$/s.exec(first) ?? [];
  if (name === undefined) return [first, ...rest];
  return [name, '=', ...(value === '' || value === undefined ? [] : [value]), ...rest];
}

function unquote(word: string): string {
  if (/^[[(]/.test(word)) return word;
  return word.replace(
    /"((?:`.|[^"`])*)"|'((?:''|[^'])*)'|`(.)/gs,
    (_, double?: string, single?: string, escaped?: string) => {
      if (single !== undefined) return single.replaceAll("''", "'");
      return double === undefined ? (escaped ?? '') : double.replace(/`(.)/gs, '$1');
    },
  );
}
