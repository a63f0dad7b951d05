import {isAbsolute, resolve} from 'node:path';
import * as z from 'zod';

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
export function parseOptions(options: unknown, siteDir: string): CliReferenceOptions {
  // The framework adds the instance id to the options of every plugin.
  const {id: _id, ...own} = (options ?? {}) as Record<string, unknown>;
  const result = Options.safeParse(own);
  if (!result.success) {
    const problems = result.error.issues.map(
      (issue) => `${issue.path.join('.') || 'options'}: ${issue.message}`,
    );
    throw new Error(
      `docusaurus.config.ts, plugin cli-reference: ${problems.join('; ')}. Allowed: specFile, sinceFile, outDir.`,
    );
  }
  const absolute = (name: string) => (isAbsolute(name) ? name : resolve(siteDir, name));
  const {specFile, sinceFile, outDir} = result.data;
  return {
    specFile: absolute(specFile),
    sinceFile: absolute(sinceFile),
    outDir: absolute(outDir),
  };
}
