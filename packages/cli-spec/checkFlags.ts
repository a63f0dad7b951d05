import type {InvocationNotice, InvocationProblem} from './invocation';
import {isPlaceholder, valueProblem} from './valueProblem';
import type {FlagUse} from './readFlags';
import type {Callable} from './types';

/** Checks the values of flags, and whether flags that must be there are there. */
export function checkFlags(command: Callable, uses: readonly FlagUse[]): InvocationProblem[] {
  return [...uses.flatMap((use) => badValue(command, use)), ...missing(command, uses)];
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

function badValue(command: Callable, {flag, value}: FlagUse): InvocationProblem[] {
  const problem = isPlaceholder(value) ? undefined : valueProblem(flag, value);
  if (problem === undefined) return [];
  return [
    {
      kind: 'bad-value',
      message: `${flag.name} of ${command.path}: ${problem}`,
      fix: 'change the value',
    },
  ];
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
