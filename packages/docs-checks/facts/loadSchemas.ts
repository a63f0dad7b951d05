import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {Ajv2020, type ErrorObject} from 'ajv/dist/2020.js';
import {fullFormats} from 'ajv-formats/dist/formats.js';
import {didYouMean} from '@toolhive-docs/cli-spec';
import {adviceKeyword, adviceOf, listKeys, mountedVolumes} from './keywords';
import {schemaErrors} from './schemaErrors';
import {schemaWalker, type Schema} from './schemaWalker';
import type {Schemas} from './types';

/**
 * Reads all JSON Schemas of a folder. A schema is compiled when it is first used.
 * @param folder absolute path of specs/schemas.
 */
export function loadSchemas(folder: string): Schemas {
  const ajv = new Ajv2020({
    strictTypes: false,
    allErrors: true,
    verbose: true,
    formats: fullFormats,
    keywords: [adviceKeyword, listKeys, mountedVolumes],
  });
  const byName = new Map<string, Schema>();
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.schema.json'))) {
    const schema = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Schema;
    byName.set(file, schema);
    ajv.addSchema(schema);
  }
  const fileOf = (ref: string): string => {
    const [name = '', pointer] = ref.split('#');
    if (!byName.has(`${name}.schema.json`)) {
      throw new Error(
        `there is no schema "${name}"; ${didYouMean(
          name,
          [...byName.keys()].map((file) => file.replace('.schema.json', '')),
        )}`,
      );
    }
    return pointer === undefined ? `${name}.schema.json` : `${name}.schema.json#${pointer}`;
  };
  const walker = schemaWalker(byName);
  const found = (ref: string, value: unknown): readonly ErrorObject[] => {
    const check = ajv.getSchema(fileOf(ref));
    if (!check) throw new Error(`there is no schema at ${ref}`);
    return check(value) ? [] : (check.errors ?? []);
  };
  return {
    errors: (ref, value) => schemaErrors(found(ref, value)),
    advice: (ref, value) => adviceOf(found(ref, value)),
    knowsPath: (ref, path) => walker.find(fileOf(ref), path).known,
    at: (ref, path) => walker.find(fileOf(ref), path).schema,
  };
}
