import {readFileSync} from 'node:fs';
import {isNode, LineCounter, parseDocument} from 'yaml';
import {ApiSpecError} from './ApiSpecError';
import {checkApiSpec} from './checkApiSpec';
import {keysOf} from './pointer';
import type {ApiSpec} from './types';

// What needs a YAML parser or the file system; the rest of this package also runs in a page.

/**
 * Reads and checks an OpenAPI 3.1 file, YAML or JSON.
 * @throws ApiSpecError when the file cannot be read or has problems: all of them, each with line, JSON pointer and fix
 */
export function loadApiSpec(file: string): ApiSpec {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new ApiSpecError(file, [
      {
        pointer: '#',
        message: `cannot be read (${error instanceof Error ? error.message : String(error)})`,
        fix: 'Check the path.',
      },
    ]);
  }
  return parseApiSpec(text, file);
}

/**
 * Reads an OpenAPI 3.1 document from YAML or JSON text and checks it.
 * @param file how messages call the text
 * @throws ApiSpecError listing every problem with its line, its JSON pointer and the fix
 */
export function parseApiSpec(text: string, file: string): ApiSpec {
  const lines = new LineCounter();
  const document = parseDocument(text, {lineCounter: lines, prettyErrors: false});
  if (document.errors.length) {
    throw new ApiSpecError(
      file,
      document.errors.map((error) => ({
        pointer: '#',
        line: lines.linePos(error.pos[0]).line,
        message: error.message.replace(/\.$/, ''),
        fix: 'Correct the YAML there.',
      })),
    );
  }
  const value: unknown = document.toJS();
  const problems = checkApiSpec(value);
  if (problems.length)
    throw new ApiSpecError(
      file,
      problems.map((problem) => ({...problem, ...lineOf(problem.pointer)})),
    );
  return value as ApiSpec;

  /** The line of the place itself or, where it does not exist, of the nearest place around it. */
  function lineOf(pointer: string): {line?: number} {
    for (let keys = keysOf(pointer); keys.length; keys = keys.slice(0, -1)) {
      const node = document.getIn(keys, true);
      if (isNode(node) && node.range) return {line: lines.linePos(node.range[0]).line};
    }
    return {line: 1};
  }
}
