import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {Ajv2020, type ErrorObject} from 'ajv/dist/2020.js';
import {fullFormats} from 'ajv-formats/dist/formats.js';
import {valueAt} from '@toolhive-docs/api-spec';
import {didYouMean} from '@toolhive-docs/cli-spec';
import type {SchemaError, Schemas} from './types';

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
  const errors = (ref: string, value: unknown): SchemaError[] => {
    const check = ajv.getSchema(fileOf(ref));
    if (!check) throw new Error(`there is no schema at ${ref}`);
    if (check(value)) return [];
    const found = withoutFollowUps(check.errors ?? []).map((error) => ({
      message: sentence(error),
      isUnknownField: isUnknownField(error),
    }));
    return [...new Map(found.map((each) => [each.message, each])).values()].slice(0, MAX_PROBLEMS);
  };
  return {
    errors,
    problems: (ref, value) => errors(ref, value).map(({message}) => message),
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

const isUnknownField = ({keyword}: ErrorObject): boolean =>
  keyword === 'additionalProperties' || keyword === 'unevaluatedProperties';

function sentence(error: ErrorObject): string {
  const {instancePath, keyword, message = '', params, data, parentSchema} = error;
  const place = instancePath === '' ? 'the document' : instancePath.slice(1).replaceAll('/', '.');
  const value = typeof data === 'object' ? '' : ` (it is ${JSON.stringify(data)})`;
  if (isUnknownField(error)) {
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

export type Schema = Readonly<Record<string, unknown>>;

interface Step {
  schema: Schema;
  /** File that references without a file name are in. */
  file: string;
}

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Finds out whether a dotted path leads to something in a JSON Schema. It follows references and looks into every branch.
 * `containers[]`, `containers[0]` and `containers[*]` step into a list.
 */
function schemaWalker(files: ReadonlyMap<string, Schema>) {
  function resolve(step: Step): Step[] {
    const {schema, file} = step;
    const branches = ['allOf', 'anyOf', 'oneOf'].flatMap((key) =>
      Array.isArray(schema[key]) ? (schema[key] as unknown[]) : [],
    );
    const all = [...branches, schema.then, schema.else]
      .filter(isSchema)
      .flatMap((branch) => resolve({schema: branch, file}));
    return [step, ...(typeof schema.$ref === 'string' ? follow(schema.$ref, file) : []), ...all];
  }

  function follow(ref: string, file: string): Step[] {
    const [target, pointer = ''] = ref.split('#');
    const name = target || file;
    const schema = valueAt(files.get(name), pointer);
    return isSchema(schema) ? resolve({schema, file: name}) : [];
  }

  function next(steps: readonly Step[], key: string): Step[] {
    return steps.flatMap(({schema, file}) => {
      const {properties: own} = schema;
      const properties = isSchema(own) && Object.hasOwn(own, key) ? own[key] : undefined;
      const other =
        properties === undefined && key !== '[]' ? schema.additionalProperties : undefined;
      const child = key === '[]' ? schema.items : (properties ?? other);
      return isSchema(child)
        ? resolve({schema: child, file})
        : child === true
          ? [{schema: {}, file}]
          : [];
    });
  }

  return {
    /** @param ref a file name, with a pointer if wanted. */
    find(ref: string, path: string): {known: boolean; schema: Schema | undefined} {
      const [name = '', pointer = ''] = ref.split('#');
      let steps = follow(`${name}#${pointer}`, name);
      for (const key of path
        .replaceAll(/\[[^\]]*\]/g, '.[]')
        .split('.')
        .filter((part) => part !== '')) {
        // A free-form object, such as an unstructured default, accepts any field.
        steps = next(steps, key);
      }
      const described =
        steps.find(({schema}) => Object.keys(schema).some((key) => key !== '$ref')) ?? steps[0];
      return {known: steps.length > 0, schema: described?.schema};
    },
  };
}
