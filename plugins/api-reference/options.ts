import {resolve} from 'node:path';
import * as z from 'zod';
import {parseOptions} from '@toolhive-docs/options';

const Options = z.strictObject({
  specFile: z
    .string({error: 'give the path of an OpenAPI 3.1 file, absolute or below the site directory'})
    .min(1, 'is empty'),
  route: z
    .string({error: 'give the path of the page, such as /toolhive/reference/api'})
    .regex(/^\/.*[^/]$/, 'must begin with / and not end with it'),
});

/** Where the specification is (absolute), and where its page goes below the base path. */
export type ApiReferenceOptions = z.infer<typeof Options>;

/**
 * Checks the plugin's options and makes the path of the file absolute.
 * @throws Error naming each option that is missing, wrong or unknown.
 */
export function readOptions(options: unknown, siteDir: string): ApiReferenceOptions {
  // The framework adds the instance id to the options of every plugin.
  const {id: _id, ...own} = (options ?? {}) as Record<string, unknown>;
  const where = 'docusaurus.config.ts, plugin api-reference';
  const {specFile, route} = parseOptions(Options, own, where);
  return {specFile: resolve(siteDir, specFile), route};
}
