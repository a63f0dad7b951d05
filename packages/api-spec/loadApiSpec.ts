import {readFileSync} from 'node:fs';
import {ApiSpecError} from './ApiSpecError';
import {parseApiSpec} from './parseApiSpec';
import type {ApiSpec} from './types';

/**
 * Reads and checks an OpenAPI 3.1 file, YAML or JSON. Node only; the rest of this package also runs in a page.
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
