import type {ErrorObject, FuncKeywordDefinition} from 'ajv/dist/2020.js';

/** Makes a keyword of our schemas, which finds what those of JSON Schema cannot say. Pointers lead into the value. */
export function findingKeyword(
  keyword: string,
  type: 'array' | 'object',
  find: (value: never, setting: never) => {pointer: string; message: string}[],
): FuncKeywordDefinition {
  const validate: NonNullable<FuncKeywordDefinition['validate']> & {
    errors?: Partial<ErrorObject>[];
  } = (setting: unknown, value: unknown, _schema?: unknown, place = {instancePath: ''}) => {
    validate.errors = find(value as never, setting as never).map(({pointer, message}) => ({
      keyword,
      instancePath: place.instancePath + pointer,
      message,
      params: {},
    }));
    return validate.errors.length === 0;
  };
  return {keyword, type, errors: true, validate};
}
