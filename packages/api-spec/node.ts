import {readFileSync} from 'node:fs';
import {readYamlText} from '@toolhive-docs/options/yamlText';
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
  const {value, problems: faults, lineAt} = readYamlText(text);
  if (faults.length)
    throw new ApiSpecError(
      file,
      faults.map(({line, message}) => ({
        pointer: '#',
        line,
        message: message.replace(/\.$/, ''),
        fix: 'Correct the YAML there.',
      })),
    );
  const problems = checkApiSpec(value);
  if (problems.length)
    throw new ApiSpecError(
      file,
      problems.map((problem) => ({...problem, line: lineAt(keysOf(problem.pointer))})),
    );
  return value as ApiSpec;
}
