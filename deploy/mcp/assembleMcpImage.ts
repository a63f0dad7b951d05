import {cpSync} from 'node:fs';
import {join} from 'node:path';
import {filesBelow} from '@toolhive-docs/options/filesBelow';
import {assembleServer, type ImageOptions} from '../image/assembleImage';

/** Markdown, the indexes, and the index of the search; what is for readers stays out. */
const ANSWERED_FROM = /^(?:.+\.md|pages\.json|errors\.json|assets\/search\/.+\.json)$/;

/**
 * Gathers what the image of the MCP server holds besides Node.js: the server, and the files of the build that it answers from.
 * @throws Error when the site is not built, or the folder holds files of somebody else.
 */
export async function assembleMcpImage(options: ImageOptions): Promise<void> {
  const {buildDir, out} = options;
  await assembleServer('packages/docs-mcp/cli.ts', options);
  for (const file of filesBelow(buildDir))
    if (ANSWERED_FROM.test(file)) cpSync(join(buildDir, file), join(out, 'build', file));
}
