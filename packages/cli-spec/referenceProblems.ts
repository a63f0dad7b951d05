import {argumentProblems} from './argumentProblems';
import {exampleProblems} from './exampleProblems';
import {flagProblems} from './flagProblems';
import {linkProblems} from './linkProblems';
import type {SpecProblem} from './specProblem';
import {treeProblems} from './treeProblems';
import type {CliSpec} from './types';

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
  ]);
  const problems = [...tree, ...flags, ...commands];
  // A broken tree or flag would make every example that uses it fail as well.
  return problems.length > 0
    ? problems
    : spec.commands.flatMap((command, index) =>
        exampleProblems(spec, command, ['commands', index]),
      );
}
