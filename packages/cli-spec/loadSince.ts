import {relative} from 'node:path';
import * as z from 'zod';
import {readYaml} from '@toolhive-docs/options/yaml';

/** A command, or a command and one of its flags, as readers type them: `thv serve`, `thv serve --port`. */
export const EntryName = z
  .string()
  .regex(
    /^thv( [a-z][a-z-]*)*( --[a-z][a-z-]*)?$/,
    'allowed: a command, or a command and one of its flags, such as thv serve --port',
  );

/** A release by the name of its tag, without the suffix of one to come. */
export const ReleaseName = z
  .string()
  .regex(/^v\d+\.\d+\.\d+$/, 'allowed: a release such as v0.0.48');

/** Orders releases by their numbers, with or without the v of their tags: below 0 when the first is the older one. */
export const compareReleases = (one: string, other: string): number =>
  one.replace(/^v/, '').localeCompare(other.replace(/^v/, ''), 'en', {numeric: true});

/** The first release of each command and flag, by its words: `thv serve`, `thv serve --port`. */
export type Since = ReadonlyMap<string, string>;

const SinceFile = z.strictObject({
  releases: z
    .record(ReleaseName, z.array(EntryName).min(1))
    .refine((releases) => Object.keys(releases).length > 0, 'allowed: one release or more'),
});

/**
 * Reads in which release each command and flag first appeared.
 * @param file path of the YAML document, such as specs/since.yaml.
 * @throws Error with one line per problem: file, place, value, what is allowed, the fix; or the name that is listed twice.
 */
export function loadSince(file: string): Since {
  const name = relative(process.cwd(), file) || file;
  const since = new Map<string, string>();
  for (const [release, names] of Object.entries(readYaml(SinceFile, file, name).releases))
    for (const words of names) {
      const other = since.get(words);
      if (other !== undefined)
        throw new Error(
          `${name}: "${words}" is listed under ${other} and ${release}; keep the older release`,
        );
      since.set(words, release);
    }
  return since;
}
