import {cpSync, existsSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {build} from 'esbuild';
import {copyData, WHOLE} from './copyData';
import {emptyFolder} from './emptyFolder';

const project = fileURLToPath(new URL('../..', import.meta.url));

/** Where files of an image lie, below its root. */
export interface ImageOptions {
  /** The built site. */
  readonly buildDir: string;
  /** Folder to write; the files of an image that it holds go. */
  readonly out: string;
}

/**
 * Writes everything that a container needs besides Node.js: the server in one bundle, the built site, and the data that the MCP server
 * checks texts by. Nothing in it is written to when it runs.
 * @throws Error when the site is not built, or the folder holds files of somebody else.
 */
export async function assembleImage({buildDir, out}: ImageOptions): Promise<void> {
  if (!existsSync(join(buildDir, 'index.html')))
    throw new Error(`There is no built site in ${buildDir}. Fix: run \`npm run build\`.`);
  emptyFolder(out);
  await build({
    entryPoints: [join(project, 'server/main.ts')],
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
    alias: {esbuild: join(project, 'deploy/image/withoutEsbuild.ts')},
    // `pg-native` is optional.
    external: [...WHOLE, 'pg-native'],
    banner: {
      js: "import {createRequire as requireOf} from 'node:module';const require=requireOf(import.meta.url);",
    },
    logLevel: 'error',
  });
  copyData(out);
  cpSync(buildDir, join(out, 'build'), {recursive: true});
  writeFileSync(join(out, 'package.json'), '{"type": "module"}\n');
}
