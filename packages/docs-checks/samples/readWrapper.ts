import {ownValue} from './readOptions';

/** What a program that runs another one is told to run. */
export interface Wrapped {
  /** The other program and its arguments. */
  words?: string[];
  /** Or text for a shell. */
  text?: string;
  shell?: 'bash' | 'powershell';
  /** Names of environment variables that it sets for the other program. */
  variables: string[];
}

/** How a program is told which other one to run. */
interface Wrapper {
  /** Options that take a value; all others are thought to take none. */
  values?: string;
  /** Words between the options and the other program. */
  before?: number;
}

const WRAPPERS: Readonly<Record<string, Wrapper>> = {
  sudo: {
    values:
      '-u -g -h -p -C -D -R -r -t -T -U --user --group --host --prompt --chdir --chroot --role --type --command-timeout --other-user --close-from',
  },
  doas: {values: '-u -C -a'},
  env: {values: '-u -C --unset --chdir'},
  timeout: {values: '-s -k --signal --kill-after', before: 1},
  nice: {values: '-n --adjustment'},
  ionice: {values: '-c -n --class --classdata'},
  stdbuf: {values: '-i -o -e --input --output --error'},
  time: {values: '-f -o --format --output'},
  nohup: {},
  setsid: {},
  command: {},
  exec: {values: '-a'},
  winpty: {},
  caffeinate: {values: '-t -w'},
  xargs: {
    values: '-n -I -P -L -d -s -a -E --max-args --max-procs --delimiter --max-chars --arg-file',
  },
  watch: {values: '-n -q --interval --equexit'},
};

/** How a shell is given text to run. */
interface Shell {
  shell: 'bash' | 'powershell';
  option: RegExp;
  /** The option that comes before the text. */
  text: RegExp;
  /** Options that take the next word. */
  values?: RegExp;
  /** Whether all further words are text, and not only one. */
  takesAll: boolean;
}

const BASH: Shell = {
  shell: 'bash',
  option: /^[-+]/,
  text: /^-[abd-zA-Z]*c[a-zA-Z]*$/,
  values: /^[-+][a-np-zA-Z]*o[a-zA-Z]*$|^[-+]O$|^--(rcfile|init-file)$/,
  takesAll: false,
};
const POWERSHELL: Shell = {
  shell: 'powershell',
  option: /^-/,
  text: /^-c(ommand)?$/i,
  values: /^-(ep|if|version|(ex|inp|o|w|config|custom|psc|settings)\w*)$/i,
  takesAll: true,
};
const CMD: Shell = {shell: 'bash', option: /^\//, text: /^\/{1,2}[ck]$/i, takesAll: true};

const SHELLS: readonly (readonly [name: RegExp, shell: Shell])[] = [
  [/^(bash|sh|zsh|dash|ksh|fish)$/, BASH],
  [/^(pwsh|powershell)$/i, POWERSHELL],
  [/^cmd$/i, CMD],
];

/** Options of `ssh` that take a value. */
const SSH = '-B -b -c -D -E -e -F -I -i -J -L -l -m -O -o -P -p -Q -R -S -W -w';
const RUNTIMES = new Set(['docker', 'podman', 'nerdctl']);
/** How they run a program in a container: with options, and the container before the program. */
const EXEC: Wrapper = {
  values: '-e -u -w --env --env-file --user --workdir --detach-keys --index',
  before: 1,
};

/** What stands for a word that is known only when the call runs. */
const ITEM = '<ITEM>';
/** Words that xargs is thought to add at the most. */
const MOST_ITEMS = 9;

/**
 * Reads a call of a program that runs another one, such as `sudo -u alice`, `timeout 30`, `xargs -n1`, `bash -c "…"`.
 * @returns undefined when the call runs no other program.
 */
export function readWrapper([first = '', ...rest]: readonly string[]): Wrapped | undefined {
  const name = first.replace(/^.*[\\/]/, '').replace(/\.exe$/i, '');
  const shell = SHELLS.find(([names]) => names.test(name))?.[1];
  if (shell) return textAfter(rest, shell);
  if (name === 'eval') return rest.length > 0 ? textOf(rest) : undefined;
  if (name === 'su') return textOfSu(rest);
  if (name === 'ssh') return textOfSsh(rest);
  if (RUNTIMES.has(name)) return wordsOfExec(rest);
  const wrapper = ownValue(WRAPPERS, name);
  if (!wrapper) return undefined;
  const split = name === 'env' ? splitText(rest) : undefined;
  if (split !== undefined) return split === '' ? undefined : textOf(['env', split]);
  const {options, words, variables} = splitOff(rest, wrapper);
  if (words.length === 0) return undefined;
  if (name === 'watch') return {...textOf(words), variables};
  // `command -v thv` only asks where the program is.
  if (name === 'command' && /^-[vV]$/.test(rest[0] ?? ''))
    return {words: words.slice(0, 1), variables};
  return {words: name === 'xargs' ? withItems(words, options) : words, variables};
}

const textOf = (words: readonly string[]): Wrapped => ({
  text: words.join(' '),
  shell: 'bash',
  variables: [],
});

/** The text that `su` gives to a shell: after `-c`, before or behind the name of the user. */
function textOfSu(words: readonly string[]): Wrapped | undefined {
  const at = words.findIndex((word) => /^(-[a-z]*c|--(session-)?command(=.*)?)$/s.test(word));
  if (at < 0) return undefined;
  const text = /^--[a-z-]+=(.*)/s.exec(words[at] ?? '')?.[1] ?? words[at + 1];
  return text === undefined ? undefined : textOf([text]);
}

/** What `ssh` lets a shell on the other host run: all words behind the name of the host. */
function textOfSsh(words: readonly string[]): Wrapped | undefined {
  const [, ...own] = splitOff(words, {values: SSH}).words;
  const command = own[0] === '--' ? own.slice(1) : own;
  return command.length > 0 ? textOf(command) : undefined;
}

/** What runs in a container: `docker exec -it a thv list`, also with `container` or `compose` in front of `exec`. */
function wordsOfExec(all: readonly string[]): Wrapped | undefined {
  const own = all[0] === 'container' || all[0] === 'compose' ? all.slice(1) : all;
  if (own[0] !== 'exec') return undefined;
  const {words} = splitOff(own.slice(1), EXEC);
  return words.length > 0 ? {words, variables: []} : undefined;
}

/** The text that follows an option of a shell. A script, which comes before the options of its own, is none. */
function textAfter(words: readonly string[], own: Shell): Wrapped | undefined {
  let isNext = false;
  let at = 0;
  for (; at < words.length; at++) {
    const word = words[at] ?? '';
    if (!own.option.test(word) || (isNext && own.takesAll)) break;
    isNext ||= own.text.test(word);
    if (own.values?.test(word)) at++;
  }
  if (!isNext || at >= words.length) return undefined;
  const text = words.slice(at, own.takesAll ? undefined : at + 1).join(' ');
  return {text, shell: own.shell, variables: []};
}

/** What `env -S` splits into words: its options, assignments and program, as a call of `env` without it. */
function splitText(words: readonly string[]): string | undefined {
  const option = /^(?:-[iv0]*S|--split-string(?:=|$))/;
  const at = words.findIndex((word) => option.test(word));
  if (at < 0 || splitOff(words.slice(0, at), WRAPPERS['env'] ?? {}).words.length > 0)
    return undefined;
  const rest = [(words[at] ?? '').replace(option, ''), ...words.slice(at + 1)];
  return rest.join(' ').trim();
}

interface SplitOff {
  options: Map<string, string>;
  words: string[];
  variables: string[];
}

/** Takes the options, assignments and further words away that stand before the other program. */
function splitOff(words: readonly string[], {values = '', before = 0}: Wrapper): SplitOff {
  const withValue = new Set(values.split(' ').filter((name) => name !== ''));
  const options = new Map<string, string>();
  const variables: string[] = [];
  let at = 0;
  for (; at < words.length; at++) {
    const word = words[at] ?? '';
    if (word === '--') {
      at++;
      break;
    }
    const assigned = /^([A-Za-z_]\w*)=/.exec(word)?.[1];
    if (assigned !== undefined) variables.push(assigned);
    else if (!word.startsWith('-')) break;
    else if (word.startsWith('--') || word.length === 2) {
      const [, name = '', value] = /^([^=]*)(?:=(.*))?$/s.exec(word) ?? [];
      options.set(name, value ?? (withValue.has(name) ? (words[++at] ?? '') : ''));
    } else if (withValue.has(word.slice(0, 2))) options.set(word.slice(0, 2), word.slice(2));
    else if (withValue.has(`-${word.at(-1) ?? ''}`))
      options.set(`-${word.at(-1) ?? ''}`, words[++at] ?? '');
  }
  return {options, variables, words: words.slice(at + before)};
}

/** The words that xargs runs: its input comes last, or where its `-I` says. */
function withItems(words: readonly string[], options: ReadonlyMap<string, string>): string[] {
  const replaced = options.get('--replace') ?? options.get('-i');
  const hole = options.get('-I') ?? (replaced === '' ? '{}' : replaced);
  if (hole !== undefined && hole !== '') return words.map((word) => word.replaceAll(hole, ITEM));
  const count = Number(options.get('-n') ?? options.get('--max-args') ?? 1);
  const items = Math.min(MOST_ITEMS, Math.max(1, count || 1));
  return [...words, ...Array.from({length: items}, () => ITEM)];
}
