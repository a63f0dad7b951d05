import {isMap, isNode, isScalar, type Document, type LineCounter} from 'yaml';
import type {SpecPath, SpecProblem} from './specProblem';

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
