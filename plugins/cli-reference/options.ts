import {resolve} from 'node:path';
import * as z from 'zod';
import {parseOptions} from '@toolhive-docs/options';

const path = z
  .string({error: 'give a path, absolute or below the site directory'})
  .min(1, 'give a path, absolute or below the site directory');

const Options = z.strictObject({specFile: path, sinceFile: path, outDir: path});

/** Where the command data and the first releases are, and where the pages go; all paths are absolute. */
export type CliReferenceOptions = z.infer<typeof Options>;

/**
 * Checks the plugin's options and makes their paths absolute.
 * @throws Error naming each option that is missing, wrong or unknown.
 */
export function readOptions(options: unknown, siteDir: string): CliReferenceOptions {
  // The framework adds the instance id to the options of every plugin.
  const {id: _id, ...own} = (options ?? {}) as Record<string, unknown>;
  const where = 'docusaurus.config.ts, plugin cli-reference';
  const {specFile, sinceFile, outDir} = parseOptions(Options, own, where);
  return {
    specFile: resolve(siteDir, specFile),
    sinceFile: resolve(siteDir, sinceFile),
    outDir: resolve(siteDir, outDir),
  };
}
