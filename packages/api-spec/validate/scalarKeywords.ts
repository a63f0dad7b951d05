import type {SchemaType} from '../types';
import {canonical, show, typeOf} from './describe';
import {numberFormats, stringFormats} from './formats';
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
  if (type === 'object')
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  return typeof value === type;
}

/** `type`, `enum`, `const`. */
export const anyKeywords: Keywords = (visit, schema) => {
  const {value} = visit;
  if (schema.type !== undefined) {
    const types = typeof schema.type === 'string' ? [schema.type] : schema.type;
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
    const values = schema.enum.map((item) => (typeof item === 'string' ? item : canonical(item)));
    visit.complain('enum', `must be one of ${values.join(', ')}; got ${show(value)}${hint}`);
  }
  if ('const' in schema && !same(schema.const, value))
    visit.complain('const', `must be ${canonical(schema.const)}; got ${show(value)}`);
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
    try {
      expression = new RegExp(pattern, 'u');
    } catch {
      expression = new RegExp(pattern);
    }
    if (compiled.size < 1000) compiled.set(pattern, expression);
  }
  return expression;
}

function same(a: unknown, b: unknown): boolean {
  return (
    a === b || (typeof a === 'object' && typeof b === 'object' && canonical(a) === canonical(b))
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
