import {canonicalJson} from '@toolhive-docs/options/canonicalJson';
import {isObject} from '@toolhive-docs/options/isObject';
import type {SchemaType} from '../types';
import {show, typeOf} from './describe';
import type {Keywords} from './Visit';

const articles: Record<SchemaType, string> = {
  null: 'null',
  boolean: 'a boolean',
  object: 'an object',
  array: 'an array',
  number: 'a number',
  string: 'a string',
  integer: 'an integer',
};

function hasType(value: unknown, type: SchemaType): boolean {
  if (type === 'integer') return Number.isInteger(value);
  if (type === 'null') return value === null;
  if (type === 'array') return Array.isArray(value);
  if (type === 'object') return isObject(value);
  return typeof value === type;
}

/** `type`, `enum`, `const`. */
export const anyKeywords: Keywords = (visit, schema) => {
  const {value} = visit;
  if (schema.type !== undefined) {
    const types = [schema.type].flat();
    if (!types.some((type) => hasType(value, type))) {
      const wanted = types.map((type) => articles[type]).join(' or ');
      const got =
        typeof value === 'number' && types.includes('integer') ? show(value) : typeOf(value);
      visit.complain('type', `must be ${wanted}, not ${got}`);
    }
  }
  if (schema.enum && !schema.enum.some((item) => same(item, value))) {
    const labels = Object.entries(schema['x-enum-labels'] ?? {});
    const labelled = labels.find(([, label]) => label === value);
    const hint = labelled ? `, the label of ${labelled[0]}` : '';
    const values = schema.enum.map((item) =>
      typeof item === 'string' ? item : canonicalJson(item),
    );
    visit.complain('enum', `must be one of ${values.join(', ')}; got ${show(value)}${hint}`);
  }
  if ('const' in schema && !same(schema.const, value))
    visit.complain('const', `must be ${canonicalJson(schema.const)}; got ${show(value)}`);
};

/** Bounds and multiples of numbers. */
export const numberKeywords: Keywords = (visit, schema) => {
  const {value} = visit;
  if (typeof value !== 'number') return;
  const {minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf, format} = schema;
  if (minimum !== undefined && value < minimum)
    visit.complain('minimum', `must be ${minimum} or more; got ${value}`);
  if (maximum !== undefined && value > maximum)
    visit.complain('maximum', `must be ${maximum} or less; got ${value}`);
  if (exclusiveMinimum !== undefined && value <= exclusiveMinimum)
    visit.complain('exclusiveMinimum', `must be more than ${exclusiveMinimum}; got ${value}`);
  if (exclusiveMaximum !== undefined && value >= exclusiveMaximum)
    visit.complain('exclusiveMaximum', `must be less than ${exclusiveMaximum}; got ${value}`);
  if (multipleOf !== undefined && !isMultiple(value, multipleOf))
    visit.complain('multipleOf', `must be a multiple of ${multipleOf}; got ${value}`);
  const range = format === undefined ? undefined : numberFormats.get(format);
  if (range && (!Number.isInteger(value) || value < range[0] || value > range[1]))
    visit.complain('format', `must be an integer of the format ${format}; got ${value}`);
};

/** Length (in characters, not code units), pattern and format of strings. */
export const stringKeywords: Keywords = (visit, schema) => {
  const {value} = visit;
  if (typeof value !== 'string') return;
  const {minLength, maxLength, pattern, format} = schema;
  if (minLength !== undefined || maxLength !== undefined) {
    const length = characters(value);
    if (minLength !== undefined && length < minLength) {
      const least = `must have ${minLength} characters or more; has ${length}`;
      visit.complain('minLength', minLength === 1 ? 'must not be empty' : least);
    }
    if (maxLength !== undefined && length > maxLength)
      visit.complain('maxLength', `must have ${maxLength} characters or fewer; has ${length}`);
  }
  if (pattern !== undefined && !regex(pattern).test(value))
    visit.complain('pattern', `must match ${pattern}; got ${show(value)}`);
  const check = format === undefined ? undefined : stringFormats.get(format);
  if (check && !check(value)) visit.complain('format', `must be a ${format}; got ${show(value)}`);
};

const compiled = new Map<string, RegExp>();

/** A pattern of a schema as an expression. Without the `u` flag only where the pattern is not valid with it. */
export function regex(pattern: string): RegExp {
  let expression = compiled.get(pattern);
  if (!expression) {
    expression = new RegExp(pattern, isRegex(pattern) ? 'u' : '');
    if (compiled.size < 1000) compiled.set(pattern, expression);
  }
  return expression;
}

function same(a: unknown, b: unknown): boolean {
  return (
    a === b ||
    (typeof a === 'object' && typeof b === 'object' && canonicalJson(a) === canonicalJson(b))
  );
}

function isMultiple(value: number, of: number): boolean {
  if (Number.isInteger(value) && Number.isInteger(of)) return value % of === 0;
  const quotient = value / of;
  return (
    Number.isFinite(quotient) &&
    Math.abs(quotient - Math.round(quotient)) < 1e-9 * Math.max(1, Math.abs(quotient))
  );
}

function characters(text: string): number {
  return text.length - (text.match(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g)?.length ?? 0);
}

const dateTime =
  /^(\d{4}-\d{2}-\d{2})[Tt ]([01]\d|2[0-3]):[0-5]\d:([0-5]\d|60)(\.\d+)?([Zz]|[+-]([01]\d|2[0-3]):[0-5]\d)$/;
const time = /^([01]\d|2[0-3]):[0-5]\d:([0-5]\d|60)(\.\d+)?([Zz]|[+-]([01]\d|2[0-3]):[0-5]\d)$/;
const ipv4 = /^((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(?!$)|$)){4}$/;
const hostname =
  /^(?=.{1,253}$)[a-z\d]([a-z\d-]{0,61}[a-z\d])?(\.[a-z\d]([a-z\d-]{0,61}[a-z\d])?)*$/i;

function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

function isUri(text: string): boolean {
  return /^[a-z][a-z\d+.-]*:[^\s<>"{}|\\^`]*$/i.test(text) && !/%(?![\da-f]{2})/i.test(text);
}

function isIpv6(text: string): boolean {
  if (!/^[\da-f:.]{2,45}$/i.test(text)) return false;
  try {
    return new URL(`http://[${text}]/`).hostname !== '';
  } catch {
    return false;
  }
}

/** Whether a text is an expression. */
export function isRegex(text: string, flags = 'u'): boolean {
  try {
    new RegExp(text, flags);
    return true;
  } catch {
    return false;
  }
}

/** The string formats that are checked. Others, such as `password`, are for people only. */
const stringFormats: ReadonlyMap<string, (text: string) => boolean> = new Map([
  ['date-time', (text) => dateTime.test(text) && isDate(text.slice(0, 10))],
  ['date', isDate],
  ['time', (text) => time.test(text)],
  [
    'duration',
    (text) => /^P(?!$)(\d+Y)?(\d+M)?(\d+D)?(T(?!$)(\d+H)?(\d+M)?(\d+S)?)?$|^P\d+W$/.test(text),
  ],
  ['email', (text) => /^[^\s@]{1,64}@[^\s@]{1,255}$/.test(text)],
  ['hostname', (text) => hostname.test(text)],
  ['ipv4', (text) => ipv4.test(text)],
  ['ipv6', isIpv6],
  ['uri', isUri],
  ['uri-reference', (text) => !/[\s<>"{}|\\^`]/.test(text)],
  ['uuid', (text) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)],
  ['json-pointer', (text) => /^(\/([^~/]|~[01])*)*$/.test(text)],
  ['regex', isRegex],
  ['byte', (text) => /^(?:[A-Za-z\d+/]{4})*(?:[A-Za-z\d+/]{2}==|[A-Za-z\d+/]{3}=)?$/.test(text)],
]);

/** The number formats that are checked, with the smallest and the largest value. */
const numberFormats: ReadonlyMap<string, readonly [number, number]> = new Map([
  ['int8', [-128, 127]],
  ['uint8', [0, 255]],
  ['int16', [-32768, 32767]],
  ['uint16', [0, 65535]],
  ['int32', [-2147483648, 2147483647]],
  ['uint32', [0, 4294967295]],
  ['int64', [-(2 ** 63), 2 ** 63]],
  ['uint64', [0, 2 ** 64]],
]);
