import type * as z from 'zod';

type Issue = z.core.$ZodIssue;

/** One thing that is wrong, and where. */
interface Problem {
  path: readonly PropertyKey[];
  message: string;
}

/**
 * Checks `input` against `schema` and returns the typed, completed value.
 *
 * @param where - What the reader of an error opens to fix it, e.g. `site.config.ts`.
 * @throws Error with one line for each problem: place, key, value, what is allowed, and the fix. Values of secret names are left out.
 */
export function parseOptions<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
  where: string,
): z.output<Schema> {
  const result = schema.safeParse(input, {error: allowed});
  if (result.success) {
    return result.data;
  }
  const lines = result.error.issues.flatMap(problemsOf).map(({path, message}) => {
    const key = path.map(String).join('.') || '(top level)';
    return `  ${key} = ${shown(String(path.at(-1) ?? ''), at(input, path))}: ${message}`;
  });
  throw new Error(
    `${where} has ${lines.length === 1 ? 'an invalid value' : 'invalid values'}:\n${lines.join('\n')}\nFix: correct the value in ${where}.`,
  );
}

function problemsOf(issue: Issue): Problem[] {
  const {path, message} = issue;
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({path: [...path, key], message}));
  if (issue.code === 'invalid_union' && issue.errors.length > 0)
    return ofUnion(issue.errors.map((issues) => issues.flatMap(problemsOf))).map((problem) => ({
      ...problem,
      path: [...path, ...problem.path],
    }));
  return [{path, message}];
}

/** What is wrong with the form that was meant: the one with the fewest wrong fields, of whose insides each counts once. With none, all forms are named. */
function ofUnion(forms: readonly Problem[][]): Problem[] {
  const [meant] = forms
    .filter((problems) => problems.some(({path}) => path.length > 0))
    .sort((a, b) => wrongFields(a) - wrongFields(b));
  const each = forms.flat().map(({message}) => message.replace(/^(?:missing; )?allowed: /, ''));
  return meant ?? [{path: [], message: `allowed: ${[...new Set(each)].join(' | ')}`}];
}

/** How many fields of a list's items have problems. */
const wrongFields = (problems: readonly Problem[]): number =>
  new Set(problems.map(({path}) => path.slice(0, 2).map(String).join('.'))).size;

function at(input: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined,
    input,
  );
}

/** Names of values that are secrets, or addresses that may hold some in many places. */
const SECRET = /(?:_KEY|DATABASE_URL|_ENDPOINT)$/;

/** A value as an error shows it, on one line. Logs keep errors, so those of secret names are left out. */
function shown(name: string, value: unknown): string {
  const text = JSON.stringify(value, (key, each: unknown) =>
    SECRET.test(key || name) && typeof each === 'string' && each !== '' ? '…' : each,
  ) as string | undefined;
  return text ?? 'undefined';
}

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
function allowed(issue: z.core.$ZodRawIssue): string | undefined {
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
