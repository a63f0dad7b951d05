import type {Browser} from 'playwright-core';
import {clickLink} from './measure/clickLink';
import {NAVIGATION} from './measure/conditions';
import {EARLY, measureEarly} from './measure/early';
import {loadPage} from './measure/loadPage';
import {searchOnce, SEARCH_CONDITIONS} from './measure/search';
import {PAGES} from './pages';
import type {Kind, Site} from './sites';

/** One thing that is measured of a site, and the figures that one go gives, by their names in the table. */
export interface Measurement {
  readonly kind: Kind;
  readonly title: string;
  readonly run: (round: number) => Promise<Readonly<Record<string, number>>>;
}

/** All that can be measured of a site that is served at `url`. */
export function measurementsOf(
  browser: Browser,
  site: Site,
  url: string,
  pages: readonly string[],
): Measurement[] {
  const all = [
    ...Object.entries(PAGES)
      .filter(([page, {sites}]) => pages.includes(page) && sites.includes(site.name))
      .map(([page, {path}]): Measurement => ({
        kind: 'load',
        title: page,
        run: async () => named(page, await loadPage(browser, url + path), site),
      })),
    ...Object.entries(NAVIGATION).map(([name, conditions]): Measurement => ({
      kind: 'click',
      title: name,
      run: async () => ({
        [`click → heading ${name} ms`]: await clickLink(browser, url, conditions),
      }),
    })),
    ...EARLY.map((interaction): Measurement => ({
      kind: 'early',
      title: interaction.title,
      run: async (round) => {
        const {isRight, paint} = await measureEarly(browser, url, site, interaction, round);
        return {
          [`early: ${interaction.title}, wrong`]: isRight ? 0 : 1,
          [`early: ${interaction.title}, paint ms`]: paint,
        };
      },
    })),
    ...Object.entries(SEARCH_CONDITIONS).map(([name, conditions]): Measurement => ({
      kind: 'search',
      title: name,
      run: async () => {
        const {open, first} = await searchOnce(browser, url, site, conditions);
        return {[`search ${name}: field ms`]: open, [`search ${name}: first results ms`]: first};
      },
    })),
  ];
  return all.filter(({kind}) => site.kinds.includes(kind));
}

function named(
  page: string,
  load: Awaited<ReturnType<typeof loadPage>>,
  {aheadIsSearch}: Site,
): Record<string, number> {
  const {script, style, document, ahead, shift, fcp, lcp, blocking, blockingProcessor, mainThread} =
    load;
  return {
    [`${page}: JS`]: script,
    [`${page}: CSS`]: style,
    [`${page}: HTML and other`]: document,
    [`${page}: fetched ahead`]: ahead,
    // The files of search, once per version of the site, are a price of their own.
    [`${page}: all bytes`]: script + style + document + (aheadIsSearch ? 0 : ahead),
    [`${page}: FCP ms`]: fcp,
    [`${page}: LCP ms`]: lcp,
    [`${page}: CLS`]: Number(shift.toFixed(4)),
    [`${page}: blocking ms`]: blocking,
    [`${page}: blocking, processor ms`]: blockingProcessor,
    [`${page}: main thread in all ms`]: mainThread,
  };
}
