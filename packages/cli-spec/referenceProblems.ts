import {commandFlags, childCallables, lastWord, parentPath} from './commands';
import {flagProblems} from './flagProblems';
import {didYouMean} from './nearest';
import {repeated, type SpecPath, type SpecProblem} from './specProblem';
import type {CliSpec, Command} from './types';

/** Checks what a schema cannot: that the parts of the document fit each other. */
export function referenceProblems(spec: CliSpec): SpecProblem[] {
  const tree = treeProblems(spec);
  const flags = [
    ...flagProblems([], spec.globalFlags, ['globalFlags']),
    ...spec.commands.flatMap((command, index) =>
      flagProblems(spec.globalFlags, command.flags, ['commands', index, 'flags']),
    ),
  ];
  const commands = spec.commands.flatMap((command, index) => [
    ...argumentProblems(spec, command, ['commands', index, 'args']),
    ...linkProblems(spec, command, ['commands', index]),
    ...exampleProblems(command, ['commands', index, 'examples']),
  ]);
  return [...tree, ...flags, ...commands];
}

/** Examples are of their command. That the program accepts them is checked where they stand on its page (docs-checks). */
function exampleProblems(
  {path: command, aliases, examples}: Command,
  path: SpecPath,
): SpecProblem[] {
  const names = [command, ...aliases.map((alias) => command.replace(/\S+$/, alias))];
  return examples.flatMap(({command: line}, index) =>
    names.some((name) => line.includes(name))
      ? []
      : [{path: [...path, index, 'command'], message: `"${line}" does not call ${command}`}],
  );
}

/** Checks that the number of arguments, their descriptions and the flag that stands in for them fit each other. */
function argumentProblems(spec: CliSpec, command: Command, path: SpecPath): SpecProblem[] {
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

/** Checks every name by which a command points to something else in the document. */
function linkProblems(spec: CliSpec, command: Command, path: SpecPath): SpecProblem[] {
  const lists = {
    related: spec.commands.map((other) => other.path).filter((other) => other !== command.path),
    guides: spec.guides.map(({page}) => page),
    settings: spec.settings.map(({key}) => key),
    environment: spec.environment.map(({name}) => name),
    files: spec.files.map(({id}) => id),
  };
  return Object.entries(lists).flatMap(([field, known]) => {
    const names = command[field as keyof typeof lists];
    const hint = field === 'guides' ? ' (a new one goes into guides at the top, with a label)' : '';
    return [
      ...repeated(names, (index) => [...path, field, index]),
      ...names.flatMap((name, index) =>
        known.includes(name)
          ? []
          : [
              {
                path: [...path, field, index],
                message: `unknown name ${name}${hint}; ${didYouMean(name, known)}`,
              },
            ],
      ),
    ];
  });
}

/** Checks that paths are unique and that every command can be reached from the root, and that named lists have unique names. */
function treeProblems(spec: CliSpec): SpecProblem[] {
  const named = [
    ['commands', 'path', spec.commands.map(({path}) => path)],
    ['environment', 'name', spec.environment.map(({name}) => name)],
    ['settings', 'key', spec.settings.map(({key}) => key)],
    ['files', 'id', spec.files.map(({id}) => id)],
    ['guides', 'page', spec.guides.map(({page}) => page)],
  ] as const;
  return [
    ...named.flatMap(([list, field, names]) => repeated(names, (index) => [list, index, field])),
    ...unreachable(spec),
    ...sameNameSiblings(spec),
  ];
}

function unreachable(spec: CliSpec): SpecProblem[] {
  const known = spec.commands.map(({path}) => path);
  const places = (['commands', 'builtins'] as const).flatMap((list) =>
    spec[list].map(({path}, index) => ({path, at: [list, index, 'path']})),
  );
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
