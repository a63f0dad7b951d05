import type * as z from 'zod';

type Issue = z.core.$ZodIssue;

function at(input: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined,
    input,
  );
}

function allowed(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_value':
      return `allowed: ${issue.values.map((value) => JSON.stringify(value)).join(' | ')}`;
    case 'invalid_type':
      return `allowed: a ${issue.expected}`;
    case 'unrecognized_keys':
      return `unknown key ${issue.keys.map((key) => JSON.stringify(key)).join(', ')}; remove it or correct its spelling`;
    case 'too_big':
      return `allowed: at most ${issue.maximum}`;
    case 'too_small':
      return `allowed: at least ${issue.minimum}`;
    default:
      return issue.message;
  }
}

/**
 * Checks `input` against `schema` and returns the typed, completed value.
 *
 * @param where - What the reader of an error opens to fix it, e.g. `site.config.ts`.
 * @throws Error with one line for each problem: place, key, value, what is allowed, and the fix.
 */
export function parseOptions<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
  where: string,
): z.output<Schema> {
  const result = schema.safeParse(input);
  if (result.success) {
    return result.data;
  }
  const lines = result.error.issues.map((issue) => {
    const key = issue.path.map(String).join('.') || '(top level)';
    return `  ${key} = ${JSON.stringify(at(input, issue.path))}: ${allowed(issue)}`;
  });
  throw new Error(
    `${where} has ${lines.length === 1 ? 'an invalid value' : 'invalid values'}:\n${lines.join('\n')}\nFix: correct the value in ${where}.`,
  );
}
