import type {ErrorObject} from 'ajv/dist/2020.js';
import {keysOf, readablePath} from '@toolhive-docs/api-spec';
import {didYouMean} from '@toolhive-docs/cli-spec';
import {ADVICE} from './keywords';
import type {SchemaError} from './types';

/** Problems of a value at the most: who has made more puts these right first. */
const MAX_PROBLEMS = 10;

/** Characters of a value that a message repeats. */
const SHOWN = 100;

/** Keywords whose errors only repeat that another one was found. */
const FOLLOW_UPS = new Set(['anyOf', 'oneOf', 'allOf', 'not', 'propertyNames']);

/** Keywords that state a rule without its reason, which the description of the field gives. */
const WITH_REASON = new Set(['maxItems', 'maxProperties', 'maxLength', 'minItems', 'format']);

/** How to put right, in a file, what messages end with. Some callers write no file, or not all of it. */
export const KEEP_ONE = 'keep one of them';
export const IN_QUOTES = 'put it in quotes';
export const WITHOUT_QUOTES = 'write it without quotes';

/** What Ajv has found, in our words. */
export function schemaErrors(errors: readonly ErrorObject[]): SchemaError[] {
  // Advice alone makes a branch of an if fail, whose own errors are always there.
  const own = errors.filter(({keyword}) => keyword !== ADVICE && keyword !== 'if');
  const causes = own.filter(({keyword}) => !FOLLOW_UPS.has(keyword));
  const found = new Map<string, SchemaError>();
  for (const error of causes.length > 0 ? causes : own) {
    const message = sentence(error);
    const together = fieldsTogether(error);
    found.set(message, {
      message,
      path: pathOf(error),
      isUnknownField: unknownField(error) !== undefined,
      ...(together.length > 0 && {together}),
    });
    if (found.size === MAX_PROBLEMS) break;
  }
  return [...found.values()];
}

/** The name of a field that the schema does not have. */
function unknownField({keyword, params}: ErrorObject): string | undefined {
  if (keyword === 'additionalProperties') return String(params['additionalProperty']);
  return keyword === 'unevaluatedProperties' ? String(params['unevaluatedProperty']) : undefined;
}

/** Fields that a schema refuses together. */
const fieldsTogether = ({keyword, schema}: ErrorObject): readonly string[] =>
  keyword === 'not' ? ((schema as {required?: string[]}).required ?? []) : [];

/** Keys that lead to what is wrong: a field, also one that is missing or null, or the name of one. */
function pathOf(error: ErrorObject): string[] {
  const missing = error.params['missingProperty'] as string | undefined;
  const name = unknownField(error) ?? error.propertyName ?? missing;
  return [...keysOf(error.instancePath), ...(name === undefined ? [] : [name])];
}

function sentence(error: ErrorObject): string {
  const {instancePath, keyword, message = '', params, data, parentSchema, propertyName} = error;
  const above = readablePath(instancePath) || 'the document';
  const place = propertyName === undefined ? above : `a name in ${above}`;
  const value = typeof data === 'object' ? '' : ` (it is ${shown(data)})`;
  const unknown = unknownField(error);
  if (unknown !== undefined) {
    const known = Object.keys((parentSchema?.['properties'] ?? {}) as object);
    return `${place} has an unknown field ${shown(unknown)}; ${didYouMean(unknown.slice(0, SHOWN), known)}`;
  }
  if (keyword === 'enum')
    return `${place} must be one of ${JSON.stringify(params['allowedValues'])} (it is ${shown(data)})`;
  if (keyword === 'const')
    return `${place} must be ${JSON.stringify(params['allowedValue'])} (it is ${shown(data)})`;
  if (keyword === 'type')
    return `${place} must be ${String(params['type']).replaceAll(',', ' or ')} (it is ${shown(data)})${quotesHint(params['type'], data)}`;
  const together = fieldsTogether(error);
  if (together.length > 0)
    return `${place} must not have ${together.join(' and ')} together; ${KEEP_ONE}`;
  const description: unknown = parentSchema?.['description'];
  if (typeof description === 'string') {
    if (keyword === 'pattern') return `${place} has another form${value} than this: ${description}`;
    if (WITH_REASON.has(keyword)) return `${place} ${message}${value}. ${description}`;
  }
  return `${place} ${message}${value}`;
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
