import {readFileSync} from 'node:fs';
import {parse, YAMLParseError} from 'yaml';
import type * as z from 'zod';
import {parseOptions} from './parseOptions';
import {readYamlText} from './yamlText';

/**
 * Reads a YAML file and checks it against `schema`.
 *
 * @param name - Of the file, in errors.
 * @throws Error naming the file, and what is no YAML, with its line; or each key, its value, what is allowed and the fix.
 */
export function readYaml<Schema extends z.ZodType>(
  schema: Schema,
  file: string,
  name = file,
): z.output<Schema> {
  return parseOptions(schema, parseYaml(readText(file, name), name), name);
}

function readText(file: string, name: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new Error(`${name} cannot be read: ${String(error)}\nFix: restore the file.`, {
      cause: error,
    });
  }
}

function parseYaml(text: string, name: string): unknown {
  try {
    return parse(text);
  } catch (error) {
    // The error of an alias without its anchor names no line.
    const reason =
      error instanceof YAMLParseError
        ? error.message.trimEnd()
        : readYamlText(text)
            .problems.map(({line, message}) => `${message} at line ${line}`)
            .join();
    throw new Error(`${name} is not YAML: ${reason}\nFix: correct this in ${name}.`);
  }
}
