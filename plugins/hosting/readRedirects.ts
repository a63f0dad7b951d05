import * as z from 'zod';
import {barePath, type Redirect} from '@toolhive-docs/hosting';
import {readYaml} from '@toolhive-docs/options/yaml';

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
 * @throws Error naming the file, the field, the value, what is allowed and the fix; also for an address that leads to two places, or to itself.
 */
export function readRedirects(file: string): Redirect[] {
  const {redirects} = readYaml(Redirects, file);
  const first = new Map<string, number>();
  for (const [index, {from, to}] of redirects.entries()) {
    // Servers and hosts take all spellings of a path for the same address.
    const address = barePath(from);
    if (address === barePath(to.replace(/[?#].*/, '')))
      throw new Error(
        `${file}: redirects.${index}.to = ${JSON.stringify(to)}: the same address as redirects.${index}.from; allowed: another one.\nFix: remove the redirect, or name the page that took its place.`,
      );
    const other = first.get(address);
    if (other !== undefined)
      throw new Error(
        `${file}: redirects.${index}.from = ${JSON.stringify(from)}: the same address as redirects.${other}.from; allowed: each address once.\nFix: remove one of the two redirects.`,
      );
    first.set(address, index);
  }
  return redirects;
}
