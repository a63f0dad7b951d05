import {compareReleases, type Since} from '@toolhive-docs/cli-spec';

/** What this release or an older one already had is not worth a note to readers of today. */
const NOTED_AFTER = 'v0.0.31';

/**
 * The note about the first release of a command or a flag: `Since v0.0.40.`, or nothing for an old one.
 * @param words the command, and the flag if it is one: `thv serve --port`.
 */
export function sinceText(since: Since, words: string): string[] {
  const release = since.get(words);
  return release !== undefined && compareReleases(release, NOTED_AFTER) > 0
    ? [`Since ${release}.`]
    : [];
}
