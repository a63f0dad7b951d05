import {execFile} from 'node:child_process';
import {existsSync} from 'node:fs';
import {cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {INPUTS} from '../../scripts/support/buildInputs.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The texts of this site, which other pages take the place of. */
const PAGES = ['docs', 'skills', 'versioned_docs', 'versioned_sidebars', 'versions.json'];

/** Scope of the packages in packages/. */
const WORKSPACES = '@toolhive-docs';

/** A copy of the site in which a test may do wrong. */
export interface BuildCopy {
  /** Writes a file of the copy; `undefined` deletes it. */
  write(file: string, text: string | undefined): Promise<void>;
  read(file: string): Promise<string>;
  /** Runs the framework's build, with further arguments, and returns its exit code and everything it printed, without colours. */
  build(
    environment?: Record<string, string>,
    ...more: readonly string[]
  ): Promise<{code: number; output: string}>;
  /** Where it is. */
  readonly folder: string;
  /** Where the build puts the site. */
  readonly outDir: string;
  remove(): Promise<void>;
}

/**
 * Copies what a build reads to a temporary folder, with this project's installed packages.
 *
 * @param pages - Folder, from the project's, that is laid over the copy in place of this site's pages.
 */
export async function buildCopy(pages?: string): Promise<BuildCopy> {
  const folder = await mkdtemp(path.join(tmpdir(), 'site-'));
  const own = INPUTS.filter((input) => existsSync(path.join(root, input)));
  const inputs =
    pages === undefined
      ? own
      : [...own.filter((input) => !PAGES.includes(input)), 'tests/scenarios/sites'];
  await Promise.all(
    inputs.map((input) => cp(path.join(root, input), path.join(folder, input), {recursive: true})),
  );
  if (pages !== undefined) {
    await cp(path.join(root, pages), folder, {recursive: true});
    // The questions of sections and the evidence are about this site's own pages.
    for (const own of ['specs/questions', 'specs/evidence', 'specs/evidence.lock.yaml'])
      await rm(path.join(folder, own), {recursive: true});
  }
  await linkInstalled(folder);
  const at = (file: string): string => path.join(folder, file);
  return {
    write: (file, text) => (text === undefined ? rm(at(file)) : writeFile(at(file), text)),
    read: (file) => readFile(at(file), 'utf8'),
    folder,
    outDir: at('build'),
    build: (environment = {}, ...more) =>
      new Promise((resolve) => {
        execFile(
          process.execPath,
          [path.join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'), 'build', ...more],
          {
            cwd: folder,
            env: {...process.env, ...environment, NO_COLOR: '1', FORCE_COLOR: '0'},
            maxBuffer: 2 ** 26,
          },
          (error, stdout, stderr) => resolve({code: error ? 1 : 0, output: stdout + stderr}),
        );
      }),
    remove: () => rm(folder, {recursive: true}),
  };
}

/** Links every installed package into the copy; the workspaces are the copy's own. */
async function linkInstalled(folder: string): Promise<void> {
  const from = path.join(root, 'node_modules');
  const to = path.join(folder, 'node_modules');
  await mkdir(path.join(to, WORKSPACES), {recursive: true});
  const installed = (await readdir(from)).filter((name) => name !== WORKSPACES);
  const own = await readdir(path.join(folder, 'packages'), {withFileTypes: true});
  await Promise.all([
    ...installed.map((name) => symlink(path.join(from, name), path.join(to, name), 'junction')),
    ...own
      .filter((entry) => entry.isDirectory())
      .map(({name}) =>
        symlink(path.join(folder, 'packages', name), path.join(to, WORKSPACES, name), 'junction'),
      ),
  ]);
}
