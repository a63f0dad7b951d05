import {nearest} from './nearest';
import type {Flag, FlagType} from './types';

/**
 * Tells whether a word of a sample stands for something that the reader fills in: `<SERVER_NAME>`, or a shell variable or
 * substitution such as `$PORT`. Such a word fits any type.
 */
export function isPlaceholder(word: string): boolean {
  return /<[A-Z][A-Z0-9_-]*>|\$/.test(word);
}

/** The rules a value must keep; flags and arguments both have them. */
export type ValueRules = Partial<Pick<Flag, 'type' | 'values' | 'accepts' | 'minimum' | 'maximum'>>;

/** A duration as Go's `time.ParseDuration` reads it, with either letter for micro. */
export const GO_DURATION = /^[+-]?(0|((\d+(\.\d*)?|\.\d+)(ns|us|µs|μs|ms|s|m|h))+)$/;

/** Syntax that Go's strconv and time packages accept for each type, with an example for the message. */
const syntax: Partial<Record<FlagType, {pattern: RegExp; what: string}>> = {
  bool: {pattern: /^(1|0|t|f|T|F|true|false|True|False|TRUE|FALSE)$/, what: 'true or false'},
  int: {
    pattern: /^[+-]?(0|[1-9]\d*|0x[\da-f]+|0b[01]+|0o?[0-7]+)$/i,
    what: 'a whole number such as 8080',
  },
  float: {pattern: /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i, what: 'a number such as 0.5'},
  duration: {
    pattern: GO_DURATION,
    what: 'a duration such as 30s or 1m30s',
  },
};

/**
 * Checks one value as the program would.
 * @param text the value as typed; a list of type `strings` is given whole.
 * @returns what is wrong and what is allowed, or undefined when the value is fine.
 */
export function valueProblem(rules: ValueRules, text: string): string | undefined {
  if (rules.type === 'strings') {
    return text
      .split(',')
      .map((item) => wordProblem(rules, item))
      .find((problem) => problem !== undefined);
  }
  const expected = rules.type && syntax[rules.type];
  if (expected && !expected.pattern.test(text)) return `"${text}" is not ${expected.what}`;
  return rangeProblem(rules, text) ?? wordProblem(rules, text);
}

function rangeProblem({minimum, maximum}: ValueRules, text: string): string | undefined {
  const number = Number(text);
  if (minimum !== undefined && number < minimum)
    return `${text} is too small; the least is ${minimum}`;
  if (maximum !== undefined && number > maximum)
    return `${text} is too large; the most is ${maximum}`;
  return undefined;
}

/** Words that a shorter one is no misspelling of: it differs from any other short word by few letters. */
const SHORTEST = 3;

/** What is meant by words of other programs. */
const MEANT: Readonly<Record<string, string>> = {on: 'true', off: 'false'};

function wordProblem({values, accepts}: ValueRules, text: string): string | undefined {
  if (!values && !accepts) return undefined;
  if (values?.some(({value}) => value === text)) return undefined;
  if (accepts && new RegExp(accepts.pattern).test(text)) return undefined;
  const words = values?.map(({value}) => value) ?? [];
  const allowed = [words.join(', '), accepts?.form ?? '']
    .filter((part) => part !== '')
    .join(', or ');
  const near = MEANT[text] ?? (text.length < SHORTEST ? undefined : nearest(text, words));
  return `"${text}" is not accepted; allowed: ${allowed}${near !== undefined && words.includes(near) ? `; did you mean ${near}?` : ''}`;
}
