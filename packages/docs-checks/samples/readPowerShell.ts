import {hidePlaceholders, type ShellCommand, type ShellScript, showPlaceholders} from './readShell';

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
  let start = 0;
  let position = 0;

  for (const match of source.matchAll(TOKEN)) {
    if (match.index !== position) problem(position);
    position = match.index + match[0].length;
    const {end, word} = match.groups ?? {};
    if (end !== undefined) finish(match.index);
    if (word === undefined) continue;
    if (words.length === 0) start = match.index;
    words.push(fill(unquote(word)));
  }
  if (position !== source.length) problem(position);
  finish(source.length);
  return script;

  function finish(end: number): void {
    if (words.length > 0) statement(words, showPlaceholders(source.slice(start, end).trim()));
    words = [];
  }

  function statement(all: string[], text: string): void {
    const [first = '', second, ...rest] = all;
    if (/^\$[\w:]+$/.test(first) && second === '=') {
      if (/^\$Env:/i.test(first)) script.environment.push(first.slice('$Env:'.length));
      // A plain value on the right is no command.
      const isValue = rest.length === 1 && !/^[A-Z][a-z]+-[A-Z]|^[[(]/.test(rest[0] ?? '');
      if (isValue) values.set(first.toLowerCase(), rest[0] ?? '');
      else script.commands.push(command(rest, text));
    } else if (first !== 'foreach') {
      script.commands.push(command(first === '&' ? all.slice(1) : all, text));
    }
  }

  function command(list: string[], text: string): ShellCommand {
    return {
      words: list,
      line: source.slice(0, start).split('\n').length - 1,
      text,
      variables: [],
      files: [],
    };
  }

  function problem(at: number): void {
    script.errors.push({
      line: source.slice(0, at).split('\n').length - 1,
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
