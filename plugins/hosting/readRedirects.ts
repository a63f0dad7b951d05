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
 * @throws Error naming the file, the field, the value, what is allowed and the fix; also for an address that leads to two places, to itself, or in a circle.
 */
export function readRedirects(file: string): Redirect[] {
  const {redirects} = readYaml(Redirects, file);
  const refuse = (field: string, value: string, rule: string, fix: string): never => {
    throw new Error(`${file}: ${field} = ${JSON.stringify(value)}: ${rule}.\nFix: ${fix}`);
  };
  const indexOf = new Map<string, number>();
  for (const [index, {from}] of redirects.entries()) {
    const other = indexOf.get(addressOf(from));
    if (other !== undefined)
      refuse(
        `redirects.${index}.from`,
        from,
        `the same address as redirects.${other}.from; allowed: each address once`,
        'remove one of the two redirects.',
      );
    indexOf.set(addressOf(from), index);
  }
  /** The redirect that goes on from where another leads; one of a page takes all its anchors. */
  const nextOf = ({to}: Redirect): number | undefined =>
    indexOf.get(addressOf(to)) ?? indexOf.get(addressOf(to.replace(/#.*/, '')));
  for (const [index, redirect] of redirects.entries()) {
    const passed = new Set([index]);
    let next = nextOf(redirect);
    for (let step; next !== undefined && !passed.has(next); next = step && nextOf(step)) {
      passed.add(next);
      step = redirects[next];
    }
    if (next === index)
      refuse(
        `redirects.${index}.to`,
        redirect.to,
        passed.size === 1
          ? `the same address as redirects.${index}.from; allowed: another one`
          : `leads back to redirects.${index}.from; allowed: a way that ends at a page`,
        'remove the redirect, or name the page that took its place.',
      );
  }
  return redirects;
}

/** The same text for all spellings of an address, which servers and hosts take for one. */
function addressOf(path: string): string {
  const [, before = '', anchor = ''] = /^([^?#]*)(?:\?[^#]*)?(#.*)?$/.exec(path) ?? [];
  return barePath(before) + anchor;
}
