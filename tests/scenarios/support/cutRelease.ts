import {cp, readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {parse, stringify} from 'yaml';
import {Checkout, loadEvidence, lockSymbols, writeLock} from '@toolhive-docs/evidence';
import {applyRelease, type ReleaseDiff} from '@toolhive-docs/release-facts';
import {cutVersion} from '../../../scripts/versions/cutVersion';
import type {BuildCopy} from '../../builds/buildCopy';

const SITE = fileURLToPath(new URL('../sites/rich', import.meta.url));
const RELEASE_DATES = 'specs/release-dates.yaml';
/** The day of the release that follows. */
const TAGGED = '2025-06-13';
const COMMANDS = 'specs/thv-cli.yaml';

/** Source of a release, in the place of a checkout. */
export const sourceOf = (release: string): string => join(SITE, 'releases', release);

/** A part of what `npm run release:diff -- --json` says of two releases of the tool: changes of flags, without texts. */
type Facts = Pick<ReleaseDiff, 'from' | 'to' | 'changes'>;
const facts = async (): Promise<Facts> =>
  JSON.parse(await readFile(join(SITE, 'releases/facts.json'), 'utf8')) as Facts;

/**
 * Takes the pages of a copy from one release to the next, as maintainers do: locks the evidence, cuts the
 * version, applies what differs, and adds what needs a writer.
 *
 * @throws Error when evidence of a release is not in its source.
 */
export async function cutRelease(copy: BuildCopy): Promise<void> {
  const {folder: root} = copy;
  const {from, to, changes} = await facts();
  const lock = async (release: string): Promise<void> => {
    const {files} = loadEvidence(root);
    const found = await lockSymbols(files, new Checkout(sourceOf(release)), release);
    if (found.problems.length > 0) throw new Error(JSON.stringify(found.problems));
    writeLock(root, found.lock);
  };
  await lock(from);
  await cutVersion({root, release: from, next: to});
  const diff = {from, to, changes, notes: [], undocumentedConstants: [], symbols: []};
  await applyRelease(root, diff, sourceOf(to), to);
  const written: unknown = parse(await readFile(join(SITE, 'releases/secretSetup.yaml'), 'utf8'));
  const commands = parse(await copy.read(COMMANDS)) as {commands: unknown[]};
  await copy.write(COMMANDS, stringify({...commands, commands: [...commands.commands, written]}));
  const dates = parse(await copy.read(RELEASE_DATES)) as {releases: Record<string, string>};
  await copy.write(RELEASE_DATES, stringify({releases: {...dates.releases, [to]: TAGGED}}));
  await cp(join(SITE, 'next'), root, {recursive: true});
  await lock(to);
}
