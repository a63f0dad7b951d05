import type {ErrorObject, FuncKeywordDefinition} from 'ajv/dist/2020.js';
import {keysOf, readablePath} from '@toolhive-docs/api-spec';
import type {Advice} from './types';

/** Keyword of our schemas: a check repeats the description of this field when it is set, as a problem, as a note, or as what nothing here checks. */
export const ADVICE = 'x-advice';

/** Ajv reports each field that is set as an error of this keyword; {@link adviceOf} reads them. */
export const adviceKeyword: FuncKeywordDefinition = {
  keyword: ADVICE,
  schemaType: 'string',
  metaSchema: {enum: ['problem', 'note', 'unchecked']},
  validate: (_kind: string, value: unknown) => isEmpty(value),
};

const isEmpty = (value: unknown): boolean =>
  value === null || (typeof value === 'object' && Object.keys(value).length === 0);

/** What there is to say about fields that are set, in the words of their descriptions. */
export const adviceOf = (errors: readonly ErrorObject[]): Advice[] =>
  errors
    .filter(({keyword}) => keyword === ADVICE)
    .map(({instancePath, schema, parentSchema}) => ({
      message: [readablePath(instancePath), String(parentSchema?.['description'])]
        .filter(Boolean)
        .join(': '),
      path: keysOf(instancePath),
      kind: schema as Advice['kind'],
    }));
