import {existsSync} from 'node:fs';
import {basename} from 'node:path';
import * as z from 'zod';
import {
  commandAddress,
  compareReleases,
  EntryName,
  ReleaseName,
  type CliSpec,
  type Since,
} from '@toolhive-docs/cli-spec';
import {readYaml} from '@toolhive-docs/options/yaml';

const Changes = z.strictObject({
  releases: z.record(
    ReleaseName,
    z.strictObject({
      removed: z
        .array(z.strictObject({name: EntryName, since: ReleaseName.optional()}))
        .default([]),
      changed: z
        .array(
          z.strictObject({
            name: EntryName,
            what: z.string({error: 'allowed: a text such as default: 30'}).min(1),
          }),
        )
        .default([]),
    }),
  ),
});

const Entry = z.object({
  name: z.string(),
  kind: z.enum(['command', 'flag']),
  /** Address on the site; what is gone has none. */
  address: z.string().optional(),
  /** What differs, for an entry that changed. */
  what: z.string().optional(),
  /** First release, for an entry that was removed. */
  since: z.string().optional(),
});
/** A command or a flag, and where its page says what it does. */
export type Entry = z.infer<typeof Entry>;

/** What happened to the command line with one release. */
export const ReleaseChanges = z.object({
  release: z.string(),
  added: z.array(Entry),
  removed: z.array(Entry),
  changed: z.array(Entry),
});
export type ReleaseChanges = z.infer<typeof ReleaseChanges>;

/**
 * Reads what came, went and changed with each release.
 * @param since first releases of commands and flags.
 * @param changesFile path of specs/changes.yaml.
 * @returns newest release first. The oldest one is where the records begin: what it lists can be older.
 * @throws Error naming file, field, value, what is allowed and the fix.
 */
export function loadHistory(spec: CliSpec, since: Since, changesFile: string): ReleaseChanges[] {
  const changes = readChanges(changesFile);
  const releases = new Set([...since.values(), ...Object.keys(changes)]);
  return [...releases]
    .sort(compareReleases)
    .reverse()
    .map((release) => ({
      release,
      added: [...since]
        .filter(([, first]) => first === release)
        .map(([name]) => entryOf(spec, name)),
      removed: (changes[release]?.removed ?? []).map(({name, since: first}) => ({
        name,
        kind: kindOf(name),
        since: first,
      })),
      changed: (changes[release]?.changed ?? []).map(({name, what}) => ({
        ...entryOf(spec, name),
        what,
      })),
    }));
}

function readChanges(file: string): z.infer<typeof Changes>['releases'] {
  if (!existsSync(file)) return {};
  return readYaml(Changes, file, `specs/${basename(file)}`).releases;
}

function entryOf(spec: CliSpec, name: string): Entry {
  const [path = '', flag] = name.split(/ (?=--)/);
  const exists = spec.commands.some((command) => command.path === path);
  const address = `${commandAddress(path)}${flag === undefined ? '' : `#${flag}`}`;
  return {name, kind: kindOf(name), address: exists ? address : undefined};
}

function kindOf(name: string): Entry['kind'] {
  return name.includes(' --') ? 'flag' : 'command';
}

const Dates = z.strictObject(
  {releases: z.record(ReleaseName, z.iso.date({error: 'allowed: a day such as 2025-06-12'}))},
  {
    error: ({code}) =>
      code === 'unrecognized_keys'
        ? 'unknown key; a release stands indented below releases'
        : undefined,
  },
);

/**
 * Reads when releases were made.
 *
 * @param file path of specs/release-dates.yaml.
 * @returns the day of a release, such as `2025-06-12`; the function throws for a release that the file does not list.
 * @throws Error naming file, field, value, what is allowed and the fix.
 */
export function loadReleaseDates(file: string): (release: string) => string {
  const name = `specs/${basename(file)}`;
  const dates = new Map(Object.entries(readYaml(Dates, file, name).releases));
  return (release) => {
    const date = dates.get(release);
    if (date === undefined)
      throw new Error(
        `${name}: no date of ${release}, which other files of specs/ name.\nFix: add the day on which it was tagged, such as "${release}: 2025-06-12".`,
      );
    return date;
  };
}
