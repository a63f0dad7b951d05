import type {SpecProblem} from './specProblem';

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
