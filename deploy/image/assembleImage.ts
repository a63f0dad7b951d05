import {cpSync, existsSync, writeFileSync, mkdirSync, readdirSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import {build} from 'esbuild';
import {inProject} from '../../scripts/support/projectRoot.mjs';
import {copyData, WHOLE} from './copyData';

/** Where files of an image lie, below its root. */
export interface ImageOptions {
  /** The built site. */
  readonly buildDir: string;
  /** Folder to write; the files of an image that it holds go. */
  readonly out: string;
}

/**
 * Writes everything that the container of the site needs besides Node.js: the server and the built site.
 * @throws Error when the site is not built, or the folder holds files of somebody else.
 */
export async function assembleImage(options: ImageOptions): Promise<void> {
  await assembleServer('server/main.ts', options);
  cpSync(options.buildDir, join(options.out, 'build'), {recursive: true});
}

/**
 * Writes a server in one bundle, and the data that the MCP server checks texts by. Nothing of it is written to when it runs.
 * @throws Error when the site is not built, or the folder holds files of somebody else.
 */
export async function assembleServer(entry: string, {buildDir, out}: ImageOptions): Promise<void> {
  if (!existsSync(join(buildDir, 'index.html')))
    throw new Error(`There is no built site in ${buildDir}. Fix: run \`npm run build\`.`);
  emptyFolder(out);
  await build({
    entryPoints: {main: inProject(entry)},
    outdir: join(out, 'server'),
    outExtension: {'.js': '.mjs'},
    bundle: true,
    // What is chosen by the environment stays in files of its own.
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    // Some packages' other form loads files by names that no bundler sees.
    mainFields: ['module', 'main'],
    // Its program is for one kind of machine, and only checks of pages need it.
    alias: {esbuild: inProject('deploy/image/withoutEsbuild.ts')},
    // `pg-native` is optional.
    external: [...WHOLE, 'pg-native'],
    banner: {
      js: "import {createRequire as requireOf} from 'node:module';const require=requireOf(import.meta.url);",
    },
    logLevel: 'error',
  });
  copyData(out);
  writeFileSync(join(out, 'package.json'), '{"type": "module"}\n');
}

/** The file by which a folder that was written here is known. */
const SERVER = 'server/main.mjs';

/**
 * Makes a folder empty for an image's files.
 * @throws Error when it holds files, but not those of an image: they are somebody's.
 */
export function emptyFolder(folder: string): void {
  if (existsSync(folder) && readdirSync(folder).length > 0 && !existsSync(join(folder, SERVER)))
    throw new Error(
      `${folder} holds files that are not of an image. Fix: name a folder that is empty or does not exist yet.`,
    );
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(folder, {recursive: true});
}
