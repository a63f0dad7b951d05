import {isObject} from '@toolhive-docs/options/isObject';

/** Keys and indexes that lead to a value in the document. */
export type SpecPath = readonly (string | number)[];

/** One thing that is wrong with the document. */
export interface SpecProblem {
  path: SpecPath;
  /** The value, what is allowed and the nearest known name. */
  message: string;
  /** Point at the key of this name inside `path` rather than at the value. */
  key?: string;
}

/** Where a problem is in the text. A value that is missing has the place of what it is missing from. */
export const problemPath = ({path, key}: SpecProblem): SpecPath =>
  key === undefined ? path : [...path, key];

/** Names the command and the field of a problem: `thv run › flags[3].default`. @param value - What the document says. */
export function problemPlace(value: unknown, problem: SpecProblem): string {
  const path = problemPath(problem);
  const name = commandName(value, path);
  const field = (name === undefined ? path : path.slice(2))
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`))
    .join('')
    .replace(/^\./, '');
  return [name, field].filter(Boolean).join(' › ') || 'the document';
}

/** The command that a place is in. */
function commandName(value: unknown, [list, index]: SpecPath): string | undefined {
  if (list !== 'commands' || typeof index !== 'number' || !isObject(value)) return undefined;
  const commands = value['commands'];
  const command: unknown = Array.isArray(commands) ? commands[index] : undefined;
  return isObject(command) && typeof command['path'] === 'string' ? command['path'] : undefined;
}

/** Reports each name that already occurred earlier in the list. */
export function repeated(
  names: readonly string[],
  path: (index: number) => SpecProblem['path'],
): SpecProblem[] {
  return names.flatMap((name, index) => {
    const first = names.indexOf(name);
    return first === index
      ? []
      : [
          {
            path: path(index),
            message: `${name} is already entry ${first + 1} of this list; names are unique`,
          },
        ];
  });
}
