import type * as z from 'zod';
import {allowed} from './allowed';
import {shown} from './shown';

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
