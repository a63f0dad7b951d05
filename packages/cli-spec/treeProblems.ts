import {childCallables, lastWord, parentPath} from './commands';
import {didYouMean} from './nearest';
import {repeated, type SpecProblem} from './specProblem';
import type {CliSpec} from './types';

/** Checks that paths are unique and that every command can be reached from the root, and that named lists have unique names. */
export function treeProblems(spec: CliSpec): SpecProblem[] {
  return [
    ...repeated(
      spec.commands.map(({path}) => path),
      (index) => ['commands', index, 'path'],
    ),
    ...repeated(
      spec.environment.map(({name}) => name),
      (index) => ['environment', index, 'name'],
    ),
    ...repeated(
      spec.settings.map(({key}) => key),
      (index) => ['settings', index, 'key'],
    ),
    ...repeated(
      spec.files.map(({id}) => id),
      (index) => ['files', index, 'id'],
    ),
    ...repeated(
      spec.guides.map(({page}) => page),
      (index) => ['guides', index, 'page'],
    ),
    ...unreachable(spec),
    ...sameNameSiblings(spec),
  ];
}

function unreachable(spec: CliSpec): SpecProblem[] {
  const known = spec.commands.map(({path}) => path);
  const places = [
    ...spec.commands.map(({path}, index) => ({path, at: ['commands', index, 'path'] as const})),
    ...spec.builtins.map(({path}, index) => ({path, at: ['builtins', index, 'path'] as const})),
  ];
  return places.flatMap(({path, at}) => {
    const parent = parentPath(path);
    if (parent === undefined) {
      return path === spec.tool.name
        ? []
        : [{path: at, message: `${path} must start with ${spec.tool.name}`}];
    }
    if (known.includes(parent)) return [];
    return [
      {
        path: at,
        message: `${path} cannot be reached: there is no command ${parent}; ${didYouMean(parent, known)}`,
      },
    ];
  });
}

function sameNameSiblings(spec: CliSpec): SpecProblem[] {
  return spec.commands.flatMap((command, index) => {
    const siblings = childCallables(spec, parentPath(command.path) ?? '').filter(
      (other) => other.path !== command.path,
    );
    const taken = siblings.flatMap((other) => [lastWord(other.path), ...other.aliases]);
    return command.aliases
      .filter((alias) => taken.includes(alias))
      .map((alias) => ({
        path: ['commands', index, 'aliases'],
        message: `alias ${alias} already names another command`,
      }));
  });
}
