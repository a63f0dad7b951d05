import {readFileSync} from 'node:fs';
import {parse, YAMLParseError} from 'yaml';
import type * as z from 'zod';
import {parseOptions} from './parseOptions';

/**
 * Reads a YAML file and checks it against `schema`.
 *
 * @param name - Of the file, in errors.
 * @throws Error naming the file, and the line that is no YAML; or each key, its value, what is allowed and the fix.
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
    if (!(error instanceof YAMLParseError)) throw error;
    throw new Error(
      `${name} is not YAML: ${error.message.trimEnd()}\nFix: correct this line of ${name}.`,
    );
  }
}
