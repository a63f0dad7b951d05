import {didYouMean} from './didYouMean';
import {repeated} from './repeated';
import type {SpecPath, SpecProblem} from './specProblem';
import type {CliSpec, Command} from './types';

/** Checks every name by which a command points to something else in the document. */
export function linkProblems(spec: CliSpec, command: Command, path: SpecPath): SpecProblem[] {
  const lists = {
    related: spec.commands.map((other) => other.path).filter((other) => other !== command.path),
    guides: spec.guides.map(({page}) => page),
    settings: spec.settings.map(({key}) => key),
    environment: spec.environment.map(({name}) => name),
    files: spec.files.map(({id}) => id),
  };
  return Object.entries(lists).flatMap(([field, known]) => {
    const names = command[field as keyof typeof lists];
    return [
      ...repeated(names, (index) => [...path, field, index]),
      ...names.flatMap((name, index) =>
        known.includes(name)
          ? []
          : [
              {
                path: [...path, field, index],
                message: `unknown name ${name}; ${didYouMean(name, known)}`,
              },
            ],
      ),
    ];
  });
}
