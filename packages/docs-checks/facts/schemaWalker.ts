import {valueAt} from '@toolhive-docs/api-spec';
import {isObject} from '@toolhive-docs/options/isObject';
import {readFieldPath, type FieldStep} from './fieldPath';

export type Schema = Readonly<Record<string, unknown>>;

interface Step {
  schema: Schema;
  /** File that references without a file name are in. */
  file: string;
  /** Whether it holds for some values alone, such as what stands under `then`. */
  isCase: boolean;
}

/** Schemas under a keyword that holds a list of them. */
const listed = (schema: Schema, keyword: string): Schema[] =>
  Array.isArray(schema[keyword]) ? (schema[keyword] as unknown[]).filter(isObject) : [];

/**
 * Makes a function that finds what a path leads to in a JSON Schema; nothing where the schema does not know the path. It follows
 * references and looks into every branch. `containers[]`, `containers[0]`, `containers.0` and `containers[*]` step into a list.
 * @returns a function of a file name, with a pointer if wanted, and a path.
 */
export function schemaWalker(
  files: ReadonlyMap<string, Schema>,
): (ref: string, path: string) => Schema | undefined {
  function resolve(step: Step): Step[] {
    const {schema, file, isCase} = step;
    const parts = listed(schema, 'allOf').map((part) => ({schema: part, file, isCase}));
    const cases = [
      ...listed(schema, 'anyOf'),
      ...listed(schema, 'oneOf'),
      ...[schema['then'], schema['else']].filter(isObject),
    ].map((part) => ({schema: part, file, isCase: true}));
    const {$ref} = schema;
    return [
      step,
      ...(typeof $ref === 'string' ? follow($ref, file, isCase) : []),
      ...[...parts, ...cases].flatMap(resolve),
    ];
  }

  function follow(ref: string, file: string, isCase = false): Step[] {
    const [target, pointer = ''] = ref.split('#');
    const name = target || file;
    const schema = valueAt(files.get(name), pointer);
    return isObject(schema) ? resolve({schema, file: name, isCase}) : [];
  }

  function next(steps: readonly Step[], step: FieldStep): Step[] {
    return steps.flatMap(({schema, file, isCase}) => {
      const child = childOf(schema, step);
      if (child === true) return [{schema: {}, file, isCase}];
      return isObject(child) ? resolve({schema: child, file, isCase}) : [];
    });
  }

  return (ref, path) => together(readFieldPath(path).reduce(next, follow(ref, '')));
}

const SAYS_WHAT_IS_IN_IT = [
  'properties',
  'patternProperties',
  'additionalProperties',
  'maxProperties',
  '$ref',
  'allOf',
  'anyOf',
  'oneOf',
];

/** Whether a schema takes anything, or an object with anything in it. */
const isFree = (schema: Schema): boolean =>
  Object.keys(schema).length === 0 ||
  (schema['type'] === 'object' && !SAYS_WHAT_IS_IN_IT.some((keyword) => keyword in schema));

/** What a schema has for one step; `true` where it takes anything, such as in a free-form object. */
function childOf(schema: Schema, {key, isItem}: FieldStep): unknown {
  const {properties, patternProperties, additionalProperties, items} = schema;
  if (isFree(schema)) return true;
  if (isItem) return items;
  const own = isObject(properties) && Object.hasOwn(properties, key) ? properties[key] : undefined;
  const byForm = Object.entries(isObject(patternProperties) ? patternProperties : {}).find(
    ([pattern]) => new RegExp(pattern).test(key),
  )?.[1];
  const child = own ?? byForm ?? additionalProperties;
  return child === undefined && /^\d+$/.test(key) ? items : child;
}

/** What a schema, those that it refers to and its parts say together. The first that says something counts. */
function together(steps: readonly Step[]): Schema | undefined {
  const whole = steps.filter(({isCase}) => !isCase).map(({schema}) => schema);
  const all = whole.length > 0 ? whole : steps.map(({schema}) => schema);
  return all.length === 0 ? undefined : (Object.assign({}, ...all.toReversed()) as Schema);
}
