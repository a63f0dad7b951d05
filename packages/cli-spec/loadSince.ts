import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {relative} from 'node:path';
import type * as ajv from 'ajv/dist/2020';
import {parse} from 'yaml';
import schema from '../../specs/schemas/since.schema.json' with {type: 'json'};

/** The first release of each command and flag, by its words: `thv serve`, `thv serve --port`. */
export type Since = ReadonlyMap<string, string>;

interface SinceFile {
  releases: Record<string, string[]>;
}

const require = createRequire(import.meta.url);

/**
 * Reads in which release each command and flag first appeared.
 * @param file path of the YAML document, such as specs/since.yaml.
 * @throws Error with one line per problem: file, place, what is allowed; or the name that is listed twice.
 */
export function loadSince(file: string): Since {
  const name = relative(process.cwd(), file) || file;
  const since = new Map<string, string>();
  for (const [release, names] of Object.entries(checked(file, name).releases))
    for (const words of names) {
      const other = since.get(words);
      if (other !== undefined)
        throw new Error(
          `${name}: "${words}" is listed under ${other} and ${release}; keep the older release`,
        );
      since.set(words, release);
    }
  return since;
}

function checked(file: string, name: string): SinceFile {
  const document: unknown = parse(readFileSync(file, 'utf8'));
  const {Ajv2020} = require('ajv/dist/2020') as typeof ajv;
  const validate = new Ajv2020({allErrors: true}).compile<SinceFile>(schema);
  if (validate(document)) return document;
  const problems = (validate.errors ?? []).map(
    ({instancePath, message, params}) =>
      `${name}${instancePath}: ${message ?? 'is not valid'} ${JSON.stringify(params)}`,
  );
  throw new Error(problems.join('\n'));
}
