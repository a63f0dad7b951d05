import {readFileSync} from 'node:fs';

/**
 * The content of a JSON file; undefined when it is missing or cut off.
 * @param {string} file
 * @returns {unknown}
 */
export function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
