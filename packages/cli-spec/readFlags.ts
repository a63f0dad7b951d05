import {didYouMean} from './nearest';
import {commandFlags, findFlag} from './commands';
import type {InvocationProblem} from './invocation';
import type {Callable, CliSpec, Flag} from './types';

/** One use of a flag on a command line. */
export interface FlagUse {
  flag: Flag;
  value: string;
}

export interface ReadFlags {
  uses: FlagUse[];
  args: string[];
  afterDashes: string[];
  problems: InvocationProblem[];
}

/**
 * Separates flags, arguments and what follows `--`, by the rules of the pflag library: `--name value`, `--name=value`,
 * `-n value`, `-nvalue`, `-n=value`, and bundles such as `-ab`. A bool takes a value only after `=`.
 */
export function readFlags(spec: CliSpec, command: Callable, words: readonly string[]): ReadFlags {
  const result: ReadFlags = {uses: [], args: [], afterDashes: [], problems: []};
  const queue = [...words];
  for (let word = queue.shift(); word !== undefined; word = queue.shift()) {
    if (word === '--') {
      result.afterDashes.push(...queue);
      break;
    }
    const meant = typographicDash(word, (name) => findFlag(spec, command, name) !== undefined);
    if (meant !== undefined)
      report('bad-syntax', `${word} begins with a typographic dash`, `write ${meant}`);
    const read = meant ?? word;
    if (read.startsWith('--')) readLong(read);
    else if (read.startsWith('-') && read.length > 1) readShorts(read);
    else result.args.push(read);
  }
  return result;

  function readLong(text: string) {
    const [name, value] = splitOnce(text);
    if (name.length < 3 || name[2] === '-')
      return report('bad-syntax', `${text} is not a flag`, 'write it like --name=value');
    const flag = commandFlags(spec, command).find((known) => known.name === name);
    if (!flag) return unknown(name);
    take(flag, name, value);
  }

  function readShorts(text: string) {
    for (let position = 1; position < text.length; position++) {
      const short = `-${text[position]}`;
      const flag = findFlag(spec, command, short);
      if (!flag) return unknown(short, text);
      const tail = text.slice(position + 1);
      if (tail.startsWith('=')) return take(flag, short, tail.slice(1));
      if (flag.type !== 'bool') return take(flag, short, tail || undefined);
      take(flag, short, undefined);
    }
  }

  function take(flag: Flag, written: string, value: string | undefined) {
    const given = value ?? (flag.type === 'bool' ? 'true' : queue.shift());
    const swallowsFlag =
      value === undefined &&
      given !== undefined &&
      findFlag(spec, command, given.split('=', 1)[0] ?? '');
    if (given === undefined || swallowsFlag) {
      const found = given === undefined ? '' : `, but ${given} follows`;
      return report(
        'missing-value',
        `${written} of ${command.path} needs a value${found}`,
        `write ${flag.name}=<value>`,
      );
    }
    result.uses.push({flag, value: given});
  }

  function unknown(name: string, bundle?: string) {
    const where = bundle && bundle !== name ? ` (in ${bundle})` : '';
    const names = commandFlags(spec, command)
      .filter((flag) => !flag.hidden)
      .map((flag) => flag.name);
    const long = `-${splitOnce(bundle ?? '')[0]}`;
    const single = names.includes(long) ? `did you mean ${long}?` : undefined;
    const silent = command.ignoresUnknownFlags
      ? ` (${command.path} ignores it without a message)`
      : '';
    report(
      'unknown-flag',
      `unknown flag ${name}${where} for ${command.path}${silent}`,
      single ?? didYouMean(name, names),
    );
  }

  function report(kind: InvocationProblem['kind'], message: string, fix: string) {
    result.problems.push({kind, message, fix});
  }
}

/** Splits at the first `=`. */
function splitOnce(text: string): [string, string | undefined] {
  const at = text.indexOf('=');
  return at < 0 ? [text, undefined] : [text.slice(0, at), text.slice(at + 1)];
}

/**
 * The option that is meant by a word with a typographic dash, which a program takes for an argument: `–port` is `--port`.
 *
 * @param isKnown - Whether the program has an option, dashes included.
 */
export function typographicDash(
  word: string,
  isKnown: (option: string) => boolean,
): string | undefined {
  const name = /^[-\u2010-\u2015\u2212]*[\u2010-\u2015\u2212]([a-z].*)$/is.exec(word)?.[1];
  if (name === undefined) return undefined;
  const option = name.split('=', 1)[0] ?? '';
  const isShort = option.length === 1 || (!isKnown(`--${option}`) && isGroup(option, isKnown));
  return `${isShort ? '-' : '--'}${name}`;
}

/** Whether these are options of one letter, as `fsSL`, or one with its value, as `XPOST`. */
function isGroup(text: string, isKnown: (option: string) => boolean): boolean {
  const [first = false, ...others] = Array.from(text, (letter) => isKnown(`-${letter}`));
  return first && (!/^.[a-z]/.test(text) || others.every(Boolean));
}
