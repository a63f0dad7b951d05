import {cpSync, existsSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {build} from 'esbuild';
import type {ImageOptions} from '../image/assembleImage';
import {filesBelow} from '../../plugins/built-pages/filesBelow';
import {copyData, WHOLE} from '../image/copyData';
import {emptyFolder} from '../image/emptyFolder';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Markdown, the indexes, and the index of the search; what is for readers stays out. */
const ANSWERED_FROM = /^(?:.+\.md|pages\.json|errors\.json|assets\/search\/.+\.json)$/;

/**
 * Gathers what the image of the MCP server holds besides Node.js: the server in one file, the data that it checks by, and the files of the
 * build that it answers from. Nothing in it is written to when it runs.
 * @throws Error when the site is not built, or the folder holds files of somebody else.
 */
export async function assembleMcpImage({buildDir, out}: ImageOptions): Promise<void> {
  if (!existsSync(join(buildDir, 'pages.json')))
    throw new Error(`There is no built site in ${buildDir}. Fix: run \`npm run build\`.`);
  emptyFolder(out);
  await build({
    entryPoints: [join(root, 'packages/docs-mcp/cli.ts')],
    outfile: join(out, 'server/main.mjs'),
    bundle: true,
    platform: 'node',
    external: WHOLE,
    mainFields: ['module', 'main'],
    format: 'esm',
    target: 'node20',
    // Some packages are CommonJS and ask for Node.js' own modules.
    banner: {
      js: "import {createRequire as requireFrom} from 'node:module'; const require = requireFrom(import.meta.url);",
    },
    logLevel: 'warning',
  });
  for (const file of await filesBelow(buildDir))
    if (ANSWERED_FROM.test(file)) cpSync(join(buildDir, file), join(out, 'build', file));
  copyData(out);
}
