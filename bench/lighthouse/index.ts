/**
 * What Lighthouse says about each kind of page, on its simulated phone: the median score of each category, and the audits that fail.
 *
 * Run: npm run bench:lighthouse [-- [build directory] --runs 5 --pages landing,guide]
 * Lighthouse itself is installed at the first run, below .cache/bench.
 */
import {pathToFileURL} from 'node:url';
import {join} from 'node:path';
import {parseArgs} from 'node:util';
import {launchChromium} from '../../scripts/support/launchChromium';
import {markdownTable} from '../search/markdownTable';
import {installOnDemand} from '../../scripts/support/installOnDemand';
import {freePort} from '../../server/testing/freePort';
import {PAGES as TIMED} from '../reading/pages';
import {median} from '../support/median';
import {serveBuild} from '../support/serveBuild';
import {failedAudits, type Report} from './failedAudits';

/** Pages that readers come to first, one of each kind, by the name that tables give them. */
const PAGES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(TIMED).map(([name, {path}]) => [name, path])),
  'not found': '/toolhive/no-such-page',
};

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** What the score of performance is made of, and what a page weighs. */
const FIGURES = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
  'speed-index',
] as const;

const {values, positionals} = parseArgs({
  allowPositionals: true,
  options: {
    runs: {type: 'string', default: '5'},
    pages: {type: 'string', default: Object.keys(PAGES).join()},
  },
});

const folder = installOnDemand('lighthouse', 'bench/lighthouse/package.json');
const entry = pathToFileURL(join(folder, 'node_modules/lighthouse/core/index.js')).href;
const {default: lighthouse} = (await import(entry)) as {
  default: (url: string, flags: object) => Promise<{lhr: Report} | undefined>;
};
const port = await freePort();
const browser = await launchChromium(`--remote-debugging-port=${port}`);
const server = await serveBuild(positionals[0] ?? 'build');

const reports = new Map<string, Report[]>();
for (let run = 0; run < Number(values.runs); run++) {
  for (const page of values.pages.split(',')) {
    const path = PAGES[page];
    if (path === undefined)
      throw new Error(`--pages holds "${page}". Known: ${Object.keys(PAGES).join(', ')}.`);
    // A not-found page answers with 404, which Lighthouse takes for a page that failed to load unless told otherwise.
    const result = await lighthouse(server.url + path, {
      port,
      logLevel: 'error',
      output: 'json',
      ignoreStatusCode: true,
    });
    if (result === undefined) throw new Error(`Lighthouse gave no report on ${path}.`);
    reports.set(page, [...(reports.get(page) ?? []), result.lhr]);
  }
}
await browser.close();
await server.stop();

const score = (page: readonly Report[], category: string) =>
  Math.round(100 * median(page.map(({categories}) => categories[category]?.score ?? 0)));
const figure = (page: readonly Report[], audit: string) =>
  median(page.map(({audits}) => audits[audit]?.numericValue ?? NaN));
console.log(
  markdownTable([
    ['page', ...CATEGORIES, 'FCP ms', 'LCP ms', 'blocking ms', 'CLS', 'speed index ms'],
    ...[...reports].map(([page, own]) => [
      page,
      ...CATEGORIES.map((category) => score(own, category)),
      ...FIGURES.map((audit) =>
        Number(figure(own, audit).toFixed(audit.startsWith('cumulative') ? 3 : 0)),
      ),
    ]),
  ]),
);
for (const [page, own] of reports) {
  const audits = failedAudits(own);
  console.log(`\n${page}: ${audits.length === 0 ? 'no audit below 100' : ''}`);
  for (const {id, title, score: of, weight, category, detail} of audits)
    console.log(
      `  ${category}${weight === 0 ? ' (advice)' : ''} ${id} ${Math.round(of * 100)}: ${title}${detail}`,
    );
}
