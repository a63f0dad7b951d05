import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {Ajv2020, type ErrorObject} from 'ajv/dist/2020.js';
import {fullFormats} from 'ajv-formats/dist/formats.js';
import {didYouMean} from '@toolhive-docs/cli-spec';
import {isObject} from '@toolhive-docs/options/isObject';
import {adviceKeyword, adviceOf, listKeys, mountedVolumes} from './keywords';
import {requestsWithinLimits} from './requestsWithinLimits';
import {schemaErrors} from './schemaErrors';
import {schemaWalker, type Schema} from './schemaWalker';
import type {Schemas} from './types';

/** Where people find the files of `loadSchemas`. */
const FOLDER = 'specs/schemas';

/** @throws Error that names the file which `run` is about, for what `run` throws. */
function about<T>(file: string, run: () => T): T {
  try {
    return run();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${FOLDER}/${file}: ${reason}. Fix: make it a JSON Schema of draft 2020-12.`, {
      cause: error,
    });
  }
}

/**
 * Reads all JSON Schemas of a folder. A schema is compiled when it is first used.
 * @param folder absolute path of specs/schemas.
 * @throws Error naming the file of one that is no JSON Schema, here or when it is first used.
 */
export function loadSchemas(folder: string): Schemas {
  const ajv = new Ajv2020({
    strictTypes: false,
    allErrors: true,
    verbose: true,
    formats: fullFormats,
    keywords: [adviceKeyword, listKeys, mountedVolumes, requestsWithinLimits],
  });
  const byName = new Map<string, Schema>();
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.schema.json'))) {
    about(file, () => {
      const schema: unknown = JSON.parse(readFileSync(join(folder, file), 'utf8'));
      if (!isObject(schema)) throw new Error('a schema is an object');
      byName.set(file, schema);
      ajv.addSchema(schema);
    });
  }
  const fileOf = (ref: string): string => {
    const [name = '', pointer] = ref.split('#');
    const file = `${name}.schema.json`;
    if (!byName.has(file)) {
      throw new Error(
        `there is no schema "${name}"; ${didYouMean(
          name,
          [...byName.keys()].map((each) => each.replace('.schema.json', '')),
        )}`,
      );
    }
    return pointer === undefined ? file : `${file}#${pointer}`;
  };
  const find = schemaWalker(byName);
  const found = (ref: string, value: unknown): readonly ErrorObject[] => {
    const file = fileOf(ref);
    const check = about(`${file.replace(/#.*/, '')}, or a file that it refers to`, () =>
      ajv.getSchema(file),
    );
    if (!check) throw new Error(`there is no schema at ${ref}`);
    return check(value) ? [] : (check.errors ?? []);
  };
  return {
    errors: (ref, value) => schemaErrors(found(ref, value)),
    advice: (ref, value) => adviceOf(found(ref, value)),
    knowsPath: (ref, path) => find(fileOf(ref), path) !== undefined,
    at: (ref, path) => find(fileOf(ref), path),
  };
}
