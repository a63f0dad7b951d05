import type * as z from 'zod';

/** Kinds of values by their names in schemas. */
const KINDS: Readonly<Record<string, string>> = {
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  tuple: 'a list',
  object: 'an object',
  record: 'an object',
};

/** What sizes count, by the kind of the value; numbers have no unit. */
const UNITS: Readonly<Record<string, string>> = {string: 'character', array: 'item'};

/** What is allowed in place of a wrong value; undefined where Zod's own words have to do. A schema's own message goes before. */
export function allowed(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_value':
      return `allowed: ${issue.values.map((value) => JSON.stringify(value)).join(' | ')}`;
    case 'invalid_type':
      return `${issue.input === undefined ? 'missing; ' : ''}allowed: ${KINDS[issue.expected] ?? `a ${issue.expected}`}`;
    case 'unrecognized_keys': {
      const keys = keysOf(issue.inst);
      return keys.length === 0 ? undefined : `unknown key; allowed: ${keys.join(', ')}`;
    }
    case 'invalid_key':
      return issue.issues.map(({message}) => message).join('; ');
    case 'too_big':
      return `allowed: ${issue.inclusive === false ? 'less than' : 'at most'} ${amount(issue.maximum, issue.origin)}`;
    case 'too_small':
      return `allowed: ${issue.inclusive === false ? 'more than' : 'at least'} ${amount(issue.minimum, issue.origin)}`;
    default:
      return undefined;
  }
}

function amount(limit: number | bigint, origin: string): string {
  const unit = UNITS[origin];
  return unit === undefined ? `${limit}` : `${limit} ${unit}${Number(limit) === 1 ? '' : 's'}`;
}

/** The keys that the schema of an object knows. */
function keysOf(schema: unknown): string[] {
  const isObject = typeof schema === 'object' && schema !== null && 'shape' in schema;
  return isObject ? Object.keys(schema.shape as object) : [];
}
