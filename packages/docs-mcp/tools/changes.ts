import {compareReleases} from '@toolhive-docs/cli-spec';
import {ReleaseChanges, type Entry} from '@toolhive-docs/release-history';
import * as z from 'zod';
import {fitting} from '../markdown/fitting';
import {DATA_SOURCE, dataSourceOf, USUAL_TOKENS} from '../shared';
import {defineTool, ToolError} from '../Tool';

const Release = z.string().regex(/^v?\d+\.\d+\.\d+$/, 'a release such as v0.0.47');

/** Whether a span of releases goes on after the last one that is known, or begins there. */
const isBeyond = (from: string | undefined, to: string | undefined, last: string): boolean =>
  (to !== undefined && compareReleases(to, last) > 0) ||
  (to === undefined && from !== undefined && compareReleases(from, last) >= 0);

/**
 * What is to be known of a list besides: that it is empty, or begins with the records.
 *
 * @param to - The last release that was asked for.
 * @param first - The first that is recorded.
 */
function noteOn(
  releases: readonly ReleaseChanges[],
  to: string | undefined,
  first = '',
): string | undefined {
  if (releases.some(({release}) => release === first))
    return `The records begin with ${first}: what is listed under that release can be older.`;
  if (releases.length > 0) return undefined;
  return to !== undefined && compareReleases(to, first) < 0
    ? `The records begin with ${first}.`
    : 'No command or flag is recorded as new, removed or changed between these releases.';
}

/** Says what differs between releases. */
export const changes = defineTool({
  name: 'changes',
  title: 'Changes between releases',
  description:
    'Commands and flags that came, went or changed with each release, up to the one that these docs describe.',
  input: z.object({
    from: Release.optional().describe('Release before the first that counts'),
    to: Release.optional().describe('Last release that counts'),
  }),
  output: z.object({
    /** Its version is the last release that is known. */
    ...DATA_SOURCE,
    /** What was asked for and is not known. */
    unknown: z.string().optional(),
    /** What the list leaves open. */
    note: z.string().optional(),
    releases: z.array(ReleaseChanges),
  }),
  run({from, to}, library) {
    const {history} = library.facts;
    const {version} = library.index;
    if (from !== undefined && to !== undefined && compareReleases(from, to) > 0)
      throw new ToolError(`${from} comes after ${to}; exchange them.`);
    const unknown = isBeyond(from, to, version)
      ? `These docs know releases up to ${version}; they don't tell what came after it.`
      : undefined;
    const first = history.at(-1)?.release;
    const releases = history.filter(
      ({release}) =>
        (from === undefined || compareReleases(release, from) > 0) &&
        (to === undefined || compareReleases(release, to) <= 0),
    );
    const names = (word: string, entries: readonly Entry[]): string[] =>
      entries.map(({name, what}) => `- ${word} ${name}${what === undefined ? '' : `: ${what}`}`);
    const lines = releases.flatMap(({release, added, removed, changed}) => [
      `## ${release}`,
      ...names('added', added),
      ...names('removed', removed),
      ...names('changed', changed),
    ]);
    const note =
      unknown !== undefined && releases.length === 0 ? undefined : noteOn(releases, to, first);
    const heads = [unknown, note].filter((head) => head !== undefined);
    const text = [...heads, ...lines].join('\n');
    const shown = fitting(text, USUAL_TOKENS);
    return {
      data: {
        ...dataSourceOf(library),
        ...(unknown !== undefined && {unknown}),
        ...(note !== undefined && {note}),
        releases,
      },
      text: shown.length < text.length ? `${shown}\n[more: name from and to]` : shown,
    };
  },
});
