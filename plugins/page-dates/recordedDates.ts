import {existsSync} from 'node:fs';
import path from 'node:path';
import {stringify} from 'yaml';
import * as z from 'zod';
import {readYaml} from '@toolhive-docs/options/yaml';
import type {FileDates} from './gitDates';

/** Where the days are written down for builds without history. */
export const DATES_FILE = 'specs/page-dates.yaml';

const HEAD = `# The day on which each file of a page last changed, for builds without the history of the project.
# Written by \`npm run record:dates\`.
`;

const Recorded = z.strictObject({
  files: z.record(z.string().min(1), z.iso.date({error: 'allowed: a day such as 2025-06-12'})),
});

/**
 * Reads the days that were written down; none where there is no such file.
 *
 * @throws Error naming file, field, value, what is allowed and the fix.
 */
export function recordedDates(project: string): FileDates {
  const file = path.join(project, DATES_FILE);
  if (!existsSync(file)) return new Map();
  return new Map(Object.entries(readYaml(Recorded, file, DATES_FILE).files));
}

/** The same as text of the file. */
export const formatDates = (dates: FileDates): string =>
  HEAD + stringify({files: Object.fromEntries([...dates].sort(([a], [b]) => (a < b ? -1 : 1)))});
