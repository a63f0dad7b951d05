import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {addressesOf, listFile, permanenceProblems} from '@toolhive-docs/published-urls';
import type {BuildPart} from '../built-pages';
import {readRedirects} from '../hosting/readRedirects';

/** Where the build leaves the list of all its addresses, for `npm run publish:urls`. Our server sends no hidden files. */
export const ADDRESSES_FILE = '.addresses.txt';

/**
 * Stops the build when an address that was published (specs/published-urls.txt) is gone and
 * specs/redirects.yaml does not say where to.
 *
 * @throws Error with a line for each such address, and for each redirect that is wrong.
 */
export const publishedUrls: BuildPart =
  ({siteDir}) =>
  ({outDir}) => {
    const present: string[] = [];
    return {
      change(html, {address}) {
        if (address && address.route !== '/404.html')
          present.push(...addressesOf(address.route, html));
        return html;
      },
      async finish() {
        const recorded = listFile.parse(await readFile(path.join(siteDir, listFile.path), 'utf8'));
        const redirects = new Map(
          readRedirects(path.join(siteDir, 'specs/redirects.yaml')).map(({from, to}) => [from, to]),
        );
        const problems = permanenceProblems(recorded, new Set(present), redirects);
        if (problems.length > 0)
          throw new Error(
            `${problems.length} ${problems.length === 1 ? 'address' : 'addresses'} would break links that people have saved:\n${problems.map((problem) => `  ${problem}`).join('\n')}`,
          );
        await writeFile(path.join(outDir, ADDRESSES_FILE), listFile.format(present.sort()));
        const known = new Set(recorded);
        const added = present.filter((address) => !known.has(address)).length;
        process.stdout.write(
          `Addresses: ${present.length}, ${added === 0 ? 'all' : `${added} not`} recorded as published${added === 0 ? '' : '; once they are online, run: npm run publish:urls'}\n`,
        );
      },
    };
  };
