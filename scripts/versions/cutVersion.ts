import {execFile} from 'node:child_process';
import {existsSync} from 'node:fs';
import {cp, readdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {compareReleases, defaultOf, loadCliSpec, type CliSpec} from '@toolhive-docs/cli-spec';
import {LOCK_FILE, readLock} from '@toolhive-docs/evidence';
import {tools} from '../support/tools.mjs';
import {cutFolder, translatedFolders} from './cutFolder';

/** What proves the pages of commands, and the digests of all that proves pages. */
const EVIDENCE = ['specs/evidence', LOCK_FILE];

/** Shows the theme's elements to people who work on the look of the site: it is no page of a release. */
const PREVIEW = 'theme-preview.mdx';

/** A release to cut. */
export interface Cut {
  /** Absolute path of the project. */
  readonly root: string;
  /** The release that `docs/` describes. */
  readonly release: string;
  /** The release that it describes from now on; left out, a person sets it. */
  readonly next?: string | undefined;
}

/**
 * Freezes the pages and their evidence under the release that they describe.
 *
 * @returns what to do next.
 * @throws Error when the release is cut already, specs/ is of another one, or the next one has a wrong name; or what the framework throws; then nothing is written.
 */
export async function cutVersion({root, release, next}: Cut): Promise<string> {
  const folder = cutFolder(root, release);
  const options = path.join(root, 'site.config.ts');
  const nextOptions =
    next === undefined ? undefined : withRelease(await readFile(options, 'utf8'), next);
  if (existsSync(folder))
    throw new Error(
      `${release} is cut already: ${path.relative(root, folder)} exists. Fix: set \`release\` in site.config.ts to the release that docs/ describes now; or, if a cut was interrupted, remove what git shows as new in versioned_docs/, versioned_sidebars/, versions.json and i18n/, and cut again.`,
    );
  const spec = loadCliSpec(path.join(root, 'specs/thv-cli.yaml'));
  for (const [place, found] of [
    ['specs/thv-cli.yaml: tool.version', spec.tool.version],
    [`${LOCK_FILE}: release`, readLock(root)?.release ?? release],
  ])
    if (found !== release)
      throw new Error(
        `${place} is ${found}; allowed: ${release}, the release in site.config.ts, whose pages would be cut. Fix: cut them as they were before \`npm run release:apply\`, or correct site.config.ts.`,
      );

  const undo = await undoOf(root, release);
  try {
    await freeze(root, release, spec);
    if (nextOptions !== undefined) await writeFile(options, nextOptions);
  } catch (error) {
    await undo();
    throw error;
  }
  const then =
    next === undefined
      ? 'set `release` in site.config.ts to the release that docs/ will describe, and commit'
      : 'commit site.config.ts,';
  return `Cut ${release}. Next: ${then} versioned_docs/, versioned_sidebars/, versions.json and what is new in i18n/.`;
}

/** What takes back all that a cut of a release writes beside site.config.ts, however far it came. */
async function undoOf(root: string, release: string): Promise<() => Promise<void>> {
  const list = path.join(root, 'versions.json');
  const before = existsSync(list) ? await readFile(list) : undefined;
  const sidebar = path.join(root, `versioned_sidebars/version-${release}-sidebars.json`);
  return async () => {
    const translated = translatedFolders(root, release).flatMap((one) => [one, `${one}.json`]);
    for (const written of [
      cutFolder(root, release),
      ...translated,
      sidebar,
      ...(before ? [] : [list]),
    ])
      await rm(written, {recursive: true, force: true});
    if (before) await writeFile(list, before);
  };
}

/** Writes the pages of a release as they are now, the values of today's specs/ and the evidence included. */
async function freeze(root: string, release: string, spec: CliSpec): Promise<void> {
  const folder = cutFolder(root, release);
  // The framework copies docs/ and its translations, command pages and evidence included, and freezes the sidebar.
  await promisify(execFile)(
    process.execPath,
    [path.join(root, tools.docusaurus), 'docs:version', release],
    {cwd: root},
  );

  // `<Default>` reads today's specs/, so the frozen pages get the values themselves.
  for (const copy of [folder, ...translatedFolders(root, release)]) {
    await rm(path.join(copy, PREVIEW), {force: true});
    for (const file of await readdir(copy, {recursive: true})) {
      if (!file.endsWith('.mdx')) continue;
      const page = path.join(copy, file);
      await writeFile(page, freezeDefaults(await readFile(page, 'utf8'), spec));
    }
  }
  for (const file of EVIDENCE.filter((each) => existsSync(path.join(root, each))))
    await cp(path.join(root, file), path.join(folder, file), {recursive: true});
}

const OPTION = /^( *release: )'([^']*)',$/m;

/**
 * The text of site.config.ts with another release.
 *
 * @throws Error when the release is no tag or not a later one, or the text does not name one.
 */
export function withRelease(options: string, release: string): string {
  if (!/^v\d+\.\d+\.\d+$/.test(release))
    throw new Error(`--next is "${release}"; allowed: a release tag such as v0.0.48`);
  if (!OPTION.test(options))
    throw new Error(
      "site.config.ts has no line release: '…', which could be changed; edit it by hand",
    );
  const current = OPTION.exec(options)?.[2] ?? '';
  if (compareReleases(release, current) <= 0)
    throw new Error(`--next is "${release}"; allowed: a release after ${current}`);
  return options.replace(OPTION, `$1'${release}',`);
}

const ELEMENT = /<Default\s+of="([^"]+)"\s*\/>/g;

/**
 * Writes the value in place of each `<Default of="…" />` of a page.
 *
 * @throws Error when the flag does not exist or has no default.
 */
export function freezeDefaults(page: string, spec: CliSpec): string {
  return page.replace(ELEMENT, (_element, flag: string) => `\`${defaultOf(spec, flag)}\``);
}
