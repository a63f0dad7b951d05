import {readFileSync} from 'node:fs';
import {parse} from 'yaml';
import * as z from 'zod';

const Reference = z.strictObject({
  /** Test file, from the root of the project. */
  file: z.string().regex(/\.test\.tsx?$/, 'must be a test file'),
  /** Title as the file has it; one with placeholders (`%s`, `$name`) stands for all its cases. */
  title: z.string().min(1),
  /** Values of the first placeholder, where not all cases are meant. */
  for: z.array(z.string().min(1)).optional(),
});

const Statement = z.strictObject({
  id: z.string().regex(/^\d(\.\d)?-\d+$/, 'must be section and number, such as 2.3-7'),
  text: z.string().min(1),
  reading: z.string().min(1).optional(),
  tests: z.array(Reference),
});

const Statements = z.array(Statement);

/** A statement about the site, and the tests that prove it. */
export type Statement = z.output<typeof Statement>;
export type Reference = z.output<typeof Reference>;

/**
 * The statements of a file.
 * @throws Error naming the file, the statement and field, and what is allowed.
 */
export function loadStatements(file: string): readonly Statement[] {
  const raw: unknown = parse(readFileSync(file, 'utf8'));
  const {data, error} = Statements.safeParse(raw);
  if (error) throw new Error(`${file}:\n${z.prettifyError(error)}`);
  const ids = data.map(({id}) => id);
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
  if (twice.length > 0)
    throw new Error(
      `${file}: ${twice.join(', ')} stand twice. Give each statement a number of its own.`,
    );
  return data;
}
