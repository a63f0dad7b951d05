import type {ErrorObject} from 'ajv/dist/2020';
import {didYouMean, nearest} from './nearest';

/** Characters of a value that a message repeats. */
const SHOWN = 100;

/** Keywords that state a rule without its reason, which the description of the field gives. */
const WITH_REASON = new Set(['maxItems', 'maxProperties', 'maxLength', 'minItems', 'format']);

/** How to put right, in a file, what messages end with. Some callers write no file, or not all of it. */
export const KEEP_ONE = 'keep one of them';
export const IN_QUOTES = 'put it in quotes';
export const WITHOUT_QUOTES = 'write it without quotes';

/** The name of a field that the schema does not have. */
export function unknownField({keyword, params}: ErrorObject): string | undefined {
  if (keyword === 'additionalProperties') return String(params['additionalProperty']);
  return keyword === 'unevaluatedProperties' ? String(params['unevaluatedProperty']) : undefined;
}

/** The fields that the schema has where an error is. */
export const knownFields = ({parentSchema}: ErrorObject): string[] =>
  Object.keys((parentSchema?.['properties'] ?? {}) as object);

/** Fields that a schema refuses together. */
export const fieldsTogether = ({keyword, schema}: ErrorObject): readonly string[] =>
  keyword === 'not' ? ((schema as {required?: string[]}).required ?? []) : [];

/** What Ajv has found, in our words, which the name of the place stands before. Ajv must be verbose. */
export function schemaMessage(error: ErrorObject): string {
  const {keyword, message = '', params, data, parentSchema} = error;
  const value = typeof data === 'object' ? '' : ` (it is ${shown(data)})`;
  const unknown = unknownField(error);
  if (unknown !== undefined)
    return `has an unknown field ${shown(unknown)}; ${didYouMean(unknown.slice(0, SHOWN), knownFields(error))}`;
  if (keyword === 'required') return `${message}; add it`;
  if (keyword === 'enum') {
    const allowed = params['allowedValues'] as unknown[];
    const near = typeof data === 'string' && nearest(data.slice(0, SHOWN), allowed.map(String));
    return `must be one of ${JSON.stringify(allowed)} (it is ${shown(data)})${near ? `; did you mean ${near}?` : ''}`;
  }
  if (keyword === 'const')
    return `must be ${JSON.stringify(params['allowedValue'])} (it is ${shown(data)})`;
  if (keyword === 'type')
    return `must be ${String(params['type']).replaceAll(',', ' or ')} (it is ${shown(data)})${quotesHint(params['type'], data)}`;
  const together = fieldsTogether(error);
  if (together.length > 0) return `must not have ${together.join(' and ')} together; ${KEEP_ONE}`;
  const description: unknown = parentSchema?.['description'];
  if (typeof description === 'string') {
    if (keyword === 'pattern') return `has another form${value} than this: ${description}`;
    if (WITH_REASON.has(keyword)) return `${message}${value}. ${description}`;
  }
  return `${message}${value}`;
}

/** How to make a text of a number or the like, or the other way round. */
function quotesHint(type: unknown, data: unknown): string {
  const types = [type].flat();
  if (types.includes('string') && /number|boolean/.test(typeof data)) return `; ${IN_QUOTES}`;
  const isNumber = /^-?\d+$/.test(String(data)) && /integer|number/.test(types.join());
  const isSwitch = /^(true|false)$/.test(String(data)) && types.includes('boolean');
  return typeof data === 'string' && (isNumber || isSwitch) ? `; ${WITHOUT_QUOTES}` : '';
}

/** A value as a message shows it: not all of a long one. */
function shown(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object' && value !== null) return 'a map';
  const text = JSON.stringify(value);
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
}
