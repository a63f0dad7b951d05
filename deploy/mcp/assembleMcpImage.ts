import {cpSync, readdirSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {build} from 'esbuild';
import type {ImageOptions} from '../image/assembleImage';
import {copyData, WHOLE} from '../image/copyData';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Markdown, the indexes, and the index of the search; what is for readers stays out. */
const ANSWERED_FROM = /^(?:.+\.md|pages\.json|errors\.json|assets\/search\/.+\.json)$/;

/**
 * Gathers what the image of the MCP server holds besides Node.js: the server in one file, the data that it checks by, and the files of the
 * build that it answers from. Nothing in it is written to when it runs.
 */
export async function assembleMcpImage({buildDir, out}: ImageOptions): Promise<void> {
  rmSync(out, {recursive: true, force: true});
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
  for (const file of readdirSync(buildDir, {recursive: true, encoding: 'utf8'}))
    if (ANSWERED_FROM.test(file)) cpSync(join(buildDir, file), join(out, 'build', file));
  copyData(out);
}
