import {didYouMean, GO_DURATION, typographicDash} from '@toolhive-docs/cli-spec';
import {unlisted, type Finding} from '../report/Finding';
import {hasVariable} from './variables';

export interface ReadOptions {
  /** Values by option, in order; an option without value has an empty text. */
  options: Map<string, string[]>;
  args: string[];
  problems: Finding[];
}

/**
 * Separates options and arguments: `--name value`, `--name=value`, `-n value`, `-nvalue` and bundles such as `-fsS`.
 * @param known the options of the program. Others are a problem.
 */
export function readOptions(
  program: string,
  words: readonly string[],
  known: OptionTable,
): ReadOptions {
  const result: ReadOptions = {options: new Map(), args: [], problems: []};
  const queue = [...words];
  for (let word = queue.shift(); word !== undefined; word = queue.shift()) {
    if (word === '--') {
      result.args.push(...queue);
      break;
    }
    const meant = typographicDash(word, (name) => ownValue(known, name) !== undefined);
    if (meant !== undefined)
      result.problems.push(`${word} begins with a typographic dash; write ${meant}`);
    const read = meant ?? word;
    if (read.startsWith('--')) long(read);
    else if (/^-[^\d]/.test(read)) short(read);
    else result.args.push(read);
  }
  return result;

  function long(word: string): void {
    const [name = '', ...value] = word.split('=');
    take(name, value.length > 0 ? value.join('=') : undefined);
  }

  function short(word: string): void {
    for (let position = 1; position < word.length; position++) {
      const name = `-${word[position] ?? ''}`;
      const rest = word.slice(position + 1);
      if (ownValue(known, name)) {
        take(name, rest === '' ? undefined : rest.replace(/^=/, ''));
        return;
      }
      take(name, undefined);
    }
  }

  function take(name: string, value: string | undefined): void {
    const takesValue = ownValue(known, name);
    if (takesValue === undefined) {
      result.problems.push(
        unlisted(
          `${program} has no option ${name} that this check knows; ${didYouMean(name, Object.keys(known))}`,
          'One that pages may use goes into kubectlOptions.ts or helmVerbs.ts in packages/docs-checks/toolhive/commands',
        ),
      );
      return;
    }
    const given = value ?? (takesValue ? queue.shift() : '');
    if (given === undefined) result.problems.push(`${program} ${name} needs a value`);
    else result.options.set(name, [...(result.options.get(name) ?? []), given]);
  }
}

/** The value of a table under a name that somebody wrote: `constructor` and the like, which every object has, are in no table. */
export function ownValue<Value>(
  table: Readonly<Record<string, Value>>,
  name: string,
): Value | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}

/** Option → whether it takes a value. */
export type OptionTable = Readonly<Record<string, boolean>>;

/** Reads options as a list that people can read, those that take a value with an equals sign: `-n= --namespace= -h --help`. */
export const optionTable = (text: string): OptionTable =>
  Object.fromEntries(
    [...text.matchAll(/(-[^\s=]+)(=?)/g)].map(([, name = '', value]) => [name, value === '=']),
  );

/** What the values of options are: a duration, a whole number, or one of some words. */
export type OptionValues = Readonly<Record<string, 'duration' | 'integer' | readonly string[]>>;

const FORMS = {
  duration: {
    test: GO_DURATION,
    right: 'a duration with a unit, such as 30s or 5m',
  },
  integer: {test: /^[-+]?\d+$/, right: 'a whole number'},
};

/** Says which options have values that the program does not take. */
export function optionValueProblems(
  program: string,
  options: ReadonlyMap<string, readonly string[]>,
  known: OptionValues,
): string[] {
  return [...options].flatMap(([name, values]) => {
    const kind = ownValue(known, name);
    if (kind === undefined) return [];
    return values
      .filter((value) => !hasVariable(value))
      .flatMap((value) => {
        const isRight =
          typeof kind === 'string' ? FORMS[kind].test.test(value) : kind.includes(value);
        const right =
          typeof kind === 'string'
            ? FORMS[kind].right
            : `one of ${kind.filter(Boolean).join(', ')}`;
        return isRight ? [] : [`${program} ${name} "${value}" must be ${right}`];
      });
  });
}
