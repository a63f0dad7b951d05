import type {Document, LineCounter} from 'yaml';
import {offsetInYaml} from '@toolhive-docs/options/yamlPlace';

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
export function problemLine(
  document: Document,
  lines: LineCounter,
  {path, key}: SpecProblem,
): number {
  return lines.linePos(offsetInYaml(document, [...path, ...(key === undefined ? [] : [key])])).line;
}

/** Names the command and the field of a problem: `thv run › flags[3].default`. */
export function problemPlace(document: Document, {path, key}: SpecProblem): string {
  const inCommand = path[0] === 'commands' && typeof path[1] === 'number';
  const name = inCommand ? document.getIn(['commands', path[1], 'path']) : undefined;
  const steps = inCommand && typeof name === 'string' ? path.slice(2) : path;
  const field = [...steps, ...(key === undefined ? [] : [key])]
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`))
    .join('')
    .replace(/^\./, '');
  const place = [typeof name === 'string' ? name : '', field].filter((part) => part !== '');
  return place.join(' › ') || 'the document';
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
