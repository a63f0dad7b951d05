import {fileURLToPath} from 'node:url';
import {join} from 'node:path';

/** Absolute path of the project, without a closing slash. */
export const projectRoot = fileURLToPath(new URL('../..', import.meta.url)).replace(/[/\\]$/, '');

/** Absolute path inside the project. @param {string[]} parts */
export function inProject(...parts) {
  return join(projectRoot, ...parts);
}
