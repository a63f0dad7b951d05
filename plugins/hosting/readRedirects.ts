import {readFile} from 'node:fs/promises';
import {parse} from 'yaml';
import * as z from 'zod';
import type {Redirect} from '@toolhive-docs/hosting';

// A second slash would make it another host's address.
const Address = z
  .string()
  .regex(/^\/(?!\/)[^\s\\]*$/, 'allowed: a path that begins with one / and holds no spaces');

const Redirects = z.strictObject({
  redirects: z.array(z.strictObject({from: Address, to: Address})),
});

/**
 * Reads the list of addresses that were given up.
 *
 * @throws Error naming the file, the field and what is allowed.
 */
export async function readRedirects(file: string): Promise<Redirect[]> {
  const result = Redirects.safeParse(parse(await readFile(file, 'utf8')));
  if (!result.success) throw new Error(`${file}: ${z.prettifyError(result.error)}`);
  return result.data.redirects;
}
