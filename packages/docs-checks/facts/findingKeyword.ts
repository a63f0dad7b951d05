import type {AnySchemaObject, ErrorObject, FuncKeywordDefinition} from 'ajv/dist/2020.js';

/** What a keyword of ours finds in a value. */
export interface KeywordFinding {
  /** Where in the value, as a JSON pointer. */
  pointer: string;
  message: string;
}

/** Makes a keyword of our schemas, which finds what those of JSON Schema cannot say. */
export function findingKeyword(
  keyword: string,
  type: 'array' | 'object',
  find: (value: never, setting: never) => KeywordFinding[],
): FuncKeywordDefinition {
  const validate = (
    setting: unknown,
    value: unknown,
    _schema?: AnySchemaObject,
    place?: {instancePath: string},
  ): boolean => {
    validate.errors = find(value as never, setting as never).map(({pointer, message}) => ({
      keyword,
      instancePath: `${place?.instancePath ?? ''}${pointer}`,
      message,
    }));
    return validate.errors.length === 0;
  };
  validate.errors = [] as Partial<ErrorObject>[];
  return {keyword, type, errors: true, validate};
}
