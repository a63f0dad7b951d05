import {join} from 'node:path';
import type {Facts} from '../facts/types';
import type {Page} from '../page/types';
import type {SiteRule} from '../rule';
import {anchorsOf} from './anchorsOf';

const LOCK = 'specs/published-anchors.txt';

/** Every address of the site that somebody may have saved: pages and the anchors on them, sorted. */
export function addressesOf(pages: readonly Page[], facts: Facts): string[] {
  return pages.flatMap((page) => [page.route, ...[...anchorsOf(page, facts)].map((anchor) => `${page.route}#${anchor}`)]).sort();
}

/** An address that was published stays, or leads to a new one by specs/redirects.yaml. */
export const anchorsRule: SiteRule = {
  name: 'anchor',
  check(pages, facts, report) {
    const present = new Set(addressesOf(pages, facts));
    const pageOf = new Map(pages.map((page) => [page.route, page.file]));
    for (const address of facts.publishedAnchors) {
      if (present.has(address) || facts.redirects.has(address)) continue;
      const file = pageOf.get(address.split('#')[0] ?? '') ?? LOCK;
      report(file).problem(1, `the published address ${address} is gone; keep its id, or add to specs/redirects.yaml: {from: '${address}', to: '…'}`);
    }
    for (const [from, to] of facts.redirects) {
      const where = join('specs', 'redirects.yaml');
      if (present.has(from)) report(where).problem(1, `${from} exists again; remove its redirect`);
      if (!present.has(to)) report(where).problem(1, `the redirect of ${from} leads to ${to}, which does not exist`);
    }
  },
};
