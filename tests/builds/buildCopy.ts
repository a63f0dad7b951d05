import {execFile} from 'node:child_process';
import {cp, mkdtemp, readFile, rm, symlink, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** What a build reads. */
const INPUTS = [
  'config',
  'docs',
  'i18n',
  'packages',
  'plugins',
  'specs',
  'src',
  'static',
  'docusaurus.config.ts',
  'sidebars.ts',
  'site.config.ts',
  'package.json',
  'tsconfig.json',
];

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
  /** Where the build puts the site. */
  readonly outDir: string;
  remove(): Promise<void>;
}

/**
 * Copies what a build reads to a temporary folder, with this project's installed packages.
 *
 * @param pages - Folders, from the project's, that are laid over the copy in place of this site's pages.
 */
export async function buildCopy(pages: readonly string[] = []): Promise<BuildCopy> {
  const folder = await mkdtemp(path.join(tmpdir(), 'site-'));
  const inputs =
    pages.length === 0
      ? INPUTS
      : [...INPUTS.filter((input) => input !== 'docs'), 'tests/scenarios/sites'];
  await Promise.all(
    inputs.map((input) => cp(path.join(root, input), path.join(folder, input), {recursive: true})),
  );
  for (const files of pages) await cp(path.join(root, files), folder, {recursive: true});
  await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
  const at = (file: string): string => path.join(folder, file);
  return {
    write: (file, text) => (text === undefined ? rm(at(file)) : writeFile(at(file), text)),
    read: (file) => readFile(at(file), 'utf8'),
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
