import {didYouMean} from './nearest';
import {repeated, type SpecPath, type SpecProblem} from './specProblem';
import type {Flag} from './types';
import {valueProblem} from './valueProblem';

const jsType = {
  bool: 'boolean',
  int: 'number',
  float: 'number',
  string: 'string',
  duration: 'string',
  strings: 'list',
  stringArray: 'list',
};

/**
 * Checks the flags of one command: unique names, defaults that fit type and values, and rules that make sense for the type.
 * @param inherited flags that the command has besides its own.
 */
export function flagProblems(
  inherited: readonly Flag[],
  flags: readonly Flag[],
  path: SpecPath,
): SpecProblem[] {
  const all = [...inherited, ...flags];
  const offset = inherited.length;
  const own = (index: number, field: string) => [...path, index - offset, field];
  return [
    ...repeated(
      all.map(({name}) => name),
      (index) => own(index, 'name'),
    ),
    ...repeated(
      all.map(({short, name}) => short ?? name),
      (index) => own(index, 'short'),
    ).filter(({message}) => !message.startsWith('--')),
    ...flags.flatMap((flag, index) => [
      ...defaultProblems(flag, [...path, index]),
      ...ruleProblems(flag, all, [...path, index]),
    ]),
  ];
}

function defaultProblems(flag: Flag, path: SpecPath): SpecProblem[] {
  const value = flag.default;
  const at = [...path, 'default'];
  if (value === undefined) {
    return flag.type === 'bool'
      ? [{path, message: `${flag.name} is a bool and needs a default; write true or false`}]
      : [];
  }
  const actual = Array.isArray(value) ? 'list' : typeof value;
  if (actual !== jsType[flag.type]) {
    return [
      {
        path: at,
        message: `${JSON.stringify(value)} does not fit type ${flag.type}; write a ${jsType[flag.type]}`,
      },
    ];
  }
  if (flag.required)
    return [
      {
        path: at,
        message: `${flag.name} is required, so it cannot have a default; remove one of them`,
      },
    ];
  const words = Array.isArray(value) ? value : [String(value)];
  return words.flatMap((word) => {
    const problem = valueProblem(flag, word);
    return problem === undefined ? [] : [{path: at, message: problem}];
  });
}

function ruleProblems(flag: Flag, all: readonly Flag[], path: SpecPath): SpecProblem[] {
  const problems: SpecProblem[] = [];
  const isNumber = flag.type === 'int' || flag.type === 'float';
  const isList = flag.type === 'strings' || flag.type === 'stringArray';
  const add = (field: keyof Flag, message: string) =>
    problems.push({path: [...path, field], message});
  for (const limit of ['minimum', 'maximum'] as const)
    if (flag[limit] !== undefined && !isNumber)
      add(limit, `a ${flag.type} has no ${limit}; remove it`);
  if (flag.values && (isNumber || flag.type === 'bool'))
    add('values', `a ${flag.type} has no list of values; remove it`);
  if (flag.repeatable && !isList)
    add('repeatable', `a ${flag.type} keeps only its last value; use strings or stringArray`);
  const names = all.map(({name}) => name);
  for (const name of flag.requires ?? []) {
    if (!names.includes(name)) add('requires', `unknown flag ${name}; ${didYouMean(name, names)}`);
  }
  return problems;
}
