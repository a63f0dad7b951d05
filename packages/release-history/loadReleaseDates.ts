import {basename} from 'node:path';
import * as z from 'zod';
import {ReleaseName} from '@toolhive-docs/cli-spec';
import {readYaml} from '@toolhive-docs/options/yaml';

const Dates = z.strictObject({
  releases: z.record(ReleaseName, z.iso.date({error: 'allowed: a day such as 2025-06-12'})),
});

/**
 * Reads when releases were made.
 *
 * @param file path of specs/release-dates.yaml.
 * @returns the day of a release, such as `2025-06-12`; the function throws for a release that the file does not list.
 * @throws Error naming file, field, value, what is allowed and the fix.
 */
export function loadReleaseDates(file: string): (release: string) => string {
  const dates = new Map(Object.entries(readYaml(Dates, file, basename(file)).releases));
  return (release) => {
    const date = dates.get(release);
    if (date === undefined)
      throw new Error(
        `${basename(file)}: no date of ${release}, which other files of specs/ name.\nFix: add the day on which it was tagged, such as "${release}: 2025-06-12".`,
      );
    return date;
  };
}
