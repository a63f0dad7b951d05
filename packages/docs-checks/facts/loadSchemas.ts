import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {Ajv2020, type ErrorObject} from 'ajv/dist/2020.js';
import {fullFormats} from 'ajv-formats/dist/formats.js';
import {didYouMean} from '@toolhive-docs/cli-spec';
import {schemaWalker, type Schema} from './schemaWalker';
import type {Schemas} from './types';

/** Problems beyond these repeat the same cause. */
const MAX_PROBLEMS = 4;

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
  return {
    problems(ref, value) {
      const check = ajv.getSchema(fileOf(ref));
      if (!check) throw new Error(`there is no schema at ${ref}`);
      return check(value)
        ? []
        : [...new Set(withoutFollowUps(check.errors ?? []).map(sentence))].slice(0, MAX_PROBLEMS);
    },
    knowsPath: (ref, path) => walker.find(fileOf(ref), path).known,
    at: (ref, path) => walker.find(fileOf(ref), path).schema,
  };
}

/** Leaves out errors such as "must match then schema", which only repeat that another one was found. */
function withoutFollowUps(errors: readonly ErrorObject[]): readonly ErrorObject[] {
  const causes = errors.filter(
    ({keyword}) => !['if', 'anyOf', 'oneOf', 'allOf', 'not'].includes(keyword),
  );
  return causes.length > 0 ? causes : errors;
}

function sentence({
  instancePath,
  keyword,
  message = '',
  params,
  data,
  parentSchema,
}: ErrorObject): string {
  const place = instancePath === '' ? 'the document' : instancePath.slice(1).replaceAll('/', '.');
  const value = typeof data === 'object' ? '' : ` (it is ${JSON.stringify(data)})`;
  if (keyword === 'additionalProperties' || keyword === 'unevaluatedProperties') {
    const name = String(params.additionalProperty ?? params.unevaluatedProperty);
    const properties: unknown = parentSchema?.properties;
    const known =
      typeof properties === 'object' && properties !== null ? Object.keys(properties) : [];
    return `${place} has an unknown field "${name}"; ${didYouMean(name, known)}`;
  }
  if (keyword === 'enum')
    return `${place} must be one of ${JSON.stringify(params.allowedValues)}${value}`;
  if (keyword === 'const') return `${place} must be ${JSON.stringify(params.allowedValue)}${value}`;
  return `${place} ${message}${value}`;
}
