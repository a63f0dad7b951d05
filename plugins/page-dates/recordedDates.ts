import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse, stringify} from 'yaml';
import * as z from 'zod';
import type {FileDates} from './gitDates';

/** Where the days are written down for builds without history. */
export const DATES_FILE = 'specs/page-dates.yaml';

const HEAD = `# The day on which each file of a page last changed, for builds without the history of the project.
# Written by \`npm run record:dates\`.
`;

const Recorded = z.strictObject({
  files: z.record(z.string().min(1), z.iso.date({error: 'a day such as 2025-06-12'})),
});

/**
 * Reads the days that were written down; none where there is no such file.
 *
 * @throws Error naming file and field.
 */
export function recordedDates(project: string): FileDates {
  const file = path.join(project, DATES_FILE);
  if (!existsSync(file)) return new Map();
  const result = Recorded.safeParse(parse(readFileSync(file, 'utf8')));
  if (!result.success) throw new Error(`${DATES_FILE}: ${z.prettifyError(result.error)}`);
  return new Map(Object.entries(result.data.files));
}

/** The same as text of the file. */
export const formatDates = (dates: FileDates): string =>
  HEAD + stringify({files: Object.fromEntries([...dates].sort(([a], [b]) => (a < b ? -1 : 1)))});
