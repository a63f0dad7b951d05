import * as z from 'zod';
import {readYaml} from '@toolhive-docs/options/yaml';

/** Section and number, such as 2.3-7. */
export const STATEMENT_ID = /^\d(\.\d)?-\d+$/;

const Statement = z.strictObject({
  id: z.string().regex(STATEMENT_ID, 'allowed: section and number, such as 2.3-7'),
  text: z.string().min(1),
  reading: z.string().min(1).optional(),
});

const Statements = z.array(Statement).min(1);

/** A statement about the site; tests that carry its id prove it. */
export type Statement = z.output<typeof Statement>;

/**
 * The statements of a file.
 * @throws Error naming the file, the statement and field, and what is allowed.
 */
export function loadStatements(file: string): readonly Statement[] {
  const statements = readYaml(Statements, file);
  const ids = statements.map(({id}) => id);
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
  if (twice.length > 0)
    throw new Error(
      `${file}: ${twice.join(', ')} stand twice. Give each statement a number of its own.`,
    );
  return statements;
}
