import {readFileSync} from 'node:fs';
import {basename} from 'node:path';
import {parse} from 'yaml';
import * as z from 'zod';

const Dates = z.strictObject({
  releases: z.record(
    z.string().regex(/^v\d+\.\d+\.\d+$/, {error: 'a release such as v0.0.48'}),
    z.iso.date({error: 'a day such as 2025-06-12'}),
  ),
});

/**
 * Reads when releases were made.
 *
 * @param file path of specs/release-dates.yaml.
 * @returns the day of a release, such as `2025-06-12`; the function throws for a release that the file does not list.
 * @throws Error naming file and field.
 */
export function loadReleaseDates(file: string): (release: string) => string {
  const result = Dates.safeParse(parse(readFileSync(file, 'utf8')));
  if (!result.success) throw new Error(`${basename(file)}: ${z.prettifyError(result.error)}`);
  const dates = new Map(Object.entries(result.data.releases));
  return (release) => {
    const date = dates.get(release);
    if (date === undefined)
      throw new Error(
        `${basename(file)}: no date of ${release}, which other files of specs/ name.\nFix: add the day on which it was tagged, such as "${release}: 2025-06-12".`,
      );
    return date;
  };
}
