import {type Document, isMap, isNode, isScalar, type LineCounter} from 'yaml';

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

/** Line of a problem in the text, counted from 1. A value that is missing has the line of what it is missing from. */
export function problemLine(document: Document, lines: LineCounter, problem: SpecProblem): number {
  const {path, key} = problem;
  for (let length = path.length; length >= 0; length--) {
    const node = document.getIn(path.slice(0, length), true);
    if (!isNode(node)) continue;
    const pair =
      key !== undefined && isMap(node)
        ? node.items.find((item) => isScalar(item.key) && item.key.value === key)
        : undefined;
    const range = pair && isScalar(pair.key) ? pair.key.range : node.range;
    if (range) return lines.linePos(range[0]).line;
  }
  return 1;
}

/** Names the command and the field of a problem: `thv run › flags[3].default`. */
export function problemPlace(document: Document, {path, key}: SpecProblem): string {
  const inCommand = path[0] === 'commands' && typeof path[1] === 'number';
  const name = inCommand ? document.getIn(['commands', path[1], 'path']) : undefined;
  const field =
    fieldName(inCommand && typeof name === 'string' ? path.slice(2) : path) +
    (key === undefined ? '' : `.${key}`);
  const place = [typeof name === 'string' ? name : '', field.replace(/^\./, '')].filter(
    (part) => part !== '',
  );
  return place.join(' › ') || 'the document';
}

function fieldName(path: SpecPath): string {
  return path
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`))
    .join('')
    .replace(/^\./, '');
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
