import {didYouMean} from './didYouMean';
import {commandFlags} from './flags';
import type {SpecPath, SpecProblem} from './specProblem';
import type {CliSpec, Command} from './types';

/** Checks that the number of arguments, their descriptions and the flag that stands in for them fit each other. */
export function argumentProblems(spec: CliSpec, command: Command, path: SpecPath): SpecProblem[] {
  const {min, max, items, orFlag} = command.args;
  const problems: SpecProblem[] = [];
  const most = max === 'any' ? Infinity : max;
  if (min > most)
    problems.push({path: [...path, 'min'], message: `${min} is more than max, ${max}`});
  if (items.length < min)
    problems.push({
      path,
      message: `${min} argument(s) are needed but items describes ${items.length}; describe each`,
    });
  if (items.length > most)
    problems.push({
      path: [...path, 'items'],
      message: `describes ${items.length} arguments but max is ${max}`,
    });
  const names = commandFlags(spec, command).map(({name}) => name);
  if (orFlag !== undefined && !names.includes(orFlag)) {
    problems.push({
      path: [...path, 'orFlag'],
      message: `unknown flag ${orFlag}; ${didYouMean(orFlag, names)}`,
    });
  }
  return problems;
}
