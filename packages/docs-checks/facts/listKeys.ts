import type {AnySchemaObject, ErrorObject, FuncKeywordDefinition} from 'ajv/dist/2020.js';
import {isMap} from '../toolhive/manifests/yamlMap';

/** Keyword of our schemas, as in those of Kubernetes: the fields by which the items of a list differ. */
export const LIST_KEYS = 'x-kubernetes-list-map-keys';

type Validate = ((
  keys: readonly string[],
  items: readonly unknown[],
  schema?: AnySchemaObject,
  place?: {instancePath: string},
) => boolean) & {errors?: Partial<ErrorObject>[]};

const validate: Validate = (keys, items, _schema, place) => {
  const names = items.map((item) =>
    keys.map((key) => `${key} ${JSON.stringify(isMap(item) ? item[key] : item)}`).join(', '),
  );
  validate.errors = names.flatMap((name, index) => {
    const first = names.indexOf(name);
    const message = `has ${name} as [${first}] does; keep one of them, or change it`;
    return first === index
      ? []
      : [{keyword: LIST_KEYS, instancePath: `${place?.instancePath ?? ''}/${index}`, message}];
  });
  return validate.errors.length === 0;
};

export const listKeys: FuncKeywordDefinition = {
  keyword: LIST_KEYS,
  type: 'array',
  schemaType: 'array',
  errors: true,
  validate,
};
