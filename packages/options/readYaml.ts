import {readFileSync} from 'node:fs';
import {parse} from 'yaml';
import type * as z from 'zod';
import {parseOptions} from './parseOptions';

/**
 * Reads a YAML file and checks it against `schema`.
 *
 * @param name - Of the file, in errors.
 * @throws Error naming the file, and what is no YAML, with its line where that is known; or each key, its value, what is allowed and the fix.
 */
export function readYaml<Schema extends z.ZodType>(
  schema: Schema,
  file: string,
  name = file,
): z.output<Schema> {
  return parseOptions(schema, parseYaml(readFileSync(file, 'utf8'), name), name);
}

function parseYaml(text: string, name: string): unknown {
  try {
    return parse(text);
  } catch (error) {
    // An alias without its anchor is an error of another kind, without a line.
    const reason = error instanceof Error ? error.message.trimEnd() : String(error);
    throw new Error(`${name} is not YAML: ${reason}\nFix: correct this in ${name}.`);
  }
}
