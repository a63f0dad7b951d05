import type {Entry} from '@toolhive-docs/release-history';
import * as z from 'zod';
import {fitting, USUAL_TOKENS} from '../shared';
import {defineTool} from '../Tool';
import {ToolError} from '../ToolError';

const Release = z.string().regex(/^v?\d+\.\d+\.\d+$/, 'a release such as v0.0.47');
const EntrySchema = z.object({
  name: z.string(),
  kind: z.enum(['command', 'flag']),
  address: z.string().optional(),
  what: z.string().optional(),
  since: z.string().optional(),
});

const numbers = (release: string): number[] => release.replace(/^v/, '').split('.').map(Number);

/** Below 0 when the first release is the older one. */
function compare(one: string, other: string): number {
  const [a, b] = [numbers(one), numbers(other)];
  return a.map((part, at) => part - (b[at] ?? 0)).find((difference) => difference !== 0) ?? 0;
}

/** Says what differs between releases. */
export const changes = defineTool({
  name: 'changes',
  title: 'Changes between releases',
  description: 'Commands and flags that came, went or changed with each release.',
  input: z.object({
    from: Release.optional().describe('Release before the first that counts'),
    to: Release.optional().describe('Last release that counts'),
  }),
  output: z.object({
    version: z.string(),
    releases: z.array(
      z.object({
        release: z.string(),
        added: z.array(EntrySchema),
        removed: z.array(EntrySchema),
        changed: z.array(EntrySchema),
      }),
    ),
  }),
  run({from, to}, {history, index: {version}}) {
    if (from !== undefined && to !== undefined && compare(from, to) > 0)
      throw new ToolError(`${from} comes after ${to}; exchange them.`);
    const releases = history.filter(
      ({release}) =>
        (from === undefined || compare(release, from) > 0) &&
        (to === undefined || compare(release, to) <= 0),
    );
    const names = (word: string, entries: readonly Entry[]): string[] =>
      entries.map(({name, what}) => `- ${word} ${name}${what === undefined ? '' : `: ${what}`}`);
    const lines = releases.flatMap(({release, added, removed, changed}) => [
      `## ${release}`,
      ...names('added', added),
      ...names('removed', removed),
      ...names('changed', changed),
    ]);
    const text =
      lines.length === 0 ? 'Nothing is recorded between these releases.' : lines.join('\n');
    const shown = fitting(text, USUAL_TOKENS);
    return {
      data: {version, releases},
      text: shown.length < text.length ? `${shown}\n[more: name from and to]` : shown,
    };
  },
});
