import type {InvocationNotice, InvocationProblem} from './invocation';
import {isPlaceholder, valueProblem, type ValueRules} from './valueProblem';
import type {FlagUse} from './readFlags';
import type {Callable, CliSpec, Flag} from './types';
import {childCallables, lastWord} from './commands';
import {didYouMean} from './nearest';

/** Checks the values of flags, and whether flags that must be there are there. */
export function checkFlags(command: Callable, uses: readonly FlagUse[]): InvocationProblem[] {
  return [
    ...uses.flatMap(({flag, value}) => badValue(command, flag, value)),
    ...missing(command, uses),
  ];
}

/** Remarks about flags that work but should not be shown: deprecated or hidden ones, and repeats that only the last of counts. */
export function flagNotices(command: Callable, uses: readonly FlagUse[]): InvocationNotice[] {
  return uses.flatMap(({flag}, position) => {
    const notices: InvocationNotice[] = [];
    const name = `${flag.name} of ${command.path}`;
    if (flag.deprecated)
      notices.push({
        kind: 'deprecated-flag',
        message: `${name} is deprecated`,
        fix: flag.deprecated,
      });
    if (flag.hidden)
      notices.push({
        kind: 'hidden-flag',
        message: `${name} is not meant for readers`,
        fix: 'leave it out',
      });
    const earlier = uses.slice(0, position).some((use) => use.flag === flag);
    if (earlier && !flag.repeatable) {
      notices.push({
        kind: 'repeated-flag',
        message: `${name} is given more than once`,
        fix: 'keep one; only the last counts',
      });
    }
    return notices;
  });
}

function badValue(
  command: Callable,
  rules: ValueRules & Pick<Flag, 'name'>,
  text: string,
): InvocationProblem[] {
  const problem = isPlaceholder(text) ? undefined : valueProblem(rules, text);
  if (problem === undefined) return [];
  const message = `${rules.name} of ${command.path}: ${problem}`;
  return [{kind: 'bad-value', message, fix: 'change the value'}];
}

function missing(command: Callable, uses: readonly FlagUse[]): InvocationProblem[] {
  const given = new Set(uses.map(({flag}) => flag.name));
  const required = command.flags
    .filter((flag) => flag.required)
    .map((flag) => ({name: flag.name, why: ''}));
  const implied = uses
    .filter(({value}) => value !== 'false')
    .flatMap(({flag}) => (flag.requires ?? []).map((name) => ({name, why: ` with ${flag.name}`})));
  return [...required, ...implied]
    .filter(({name}) => !given.has(name))
    .map(({name, why}) => ({
      kind: 'missing-flag',
      message: `${command.path} requires ${name}${why}`,
      fix: `add ${name} and its value`,
    }));
}

/**
 * Checks the number and the values of arguments. Words that the program drops without a message are problems, too: in a
 * sample they are always a mistake.
 */
export function checkArguments(
  spec: CliSpec,
  command: Callable,
  args: readonly string[],
  uses: readonly FlagUse[],
): InvocationProblem[] {
  const first = args[0];
  const children = childCallables(spec, command.path);
  if (first !== undefined && command.args.max === 0 && children.length > 0)
    return [unknownCommand(command, first, children)];
  const {items} = command.args;
  return [
    ...countProblems(command, args, uses),
    ...args.flatMap((text, at) => (items[at] ? badValue(command, items[at], text) : [])),
  ];
}

function unknownCommand(
  command: Callable,
  word: string,
  children: readonly Callable[],
): InvocationProblem {
  return {
    kind: 'unknown-command',
    message: `unknown command ${word} for ${command.path}`,
    fix: didYouMean(
      word,
      children.flatMap((child) => [lastWord(child.path), ...child.aliases]),
    ),
  };
}

function countProblems(
  command: Callable,
  args: readonly string[],
  uses: readonly FlagUse[],
): InvocationProblem[] {
  const {min, max, orFlag, extra, afterDashes, items} = command.args;
  const flagGiven =
    orFlag !== undefined && uses.some(({flag, value}) => flag.name === orFlag && value !== 'false');
  if (flagGiven && args[0] !== undefined) {
    return [
      {
        kind: 'conflict',
        message: `${command.path} takes an argument or ${orFlag}, not both`,
        fix: `remove one of them`,
      },
    ];
  }
  const wanted = orFlag !== undefined && !flagGiven ? Math.max(1, min) : min;
  if (args.length < wanted) {
    const name = items[args.length]?.name ?? 'argument';
    const or = orFlag === undefined ? '' : ` or ${orFlag}`;
    return [
      {
        kind: 'missing-argument',
        message: `${command.path} needs ${name}${or}`,
        fix: `usage: ${command.usage}`,
      },
    ];
  }
  const surplus = max === 'any' ? undefined : args[max];
  if (surplus === undefined) return [];
  const dropped = extra === 'ignored' ? ' (it is ignored without a message)' : '';
  const fix = afterDashes ? `put words for the server after --` : 'remove it';
  return [
    {
      kind: 'extra-argument',
      message: `${command.path} takes no argument "${surplus}"${dropped}`,
      fix,
    },
  ];
}
