/**
 * How soon a reader can read, and act, beside other documentation sites with the same pages: in real Chromium, on a slow phone, one site
 * after the other in each round, so that they meet the same machine.
 *
 * Run: npm run bench:reading [-- [build directory] --only ours,docusaurus --runs 5 --pages guide --measure load,click,early,search --built]
 * The others are installed and built at the first run, below .cache/bench; `--built` takes their builds as they are.
 */
import {mkdirSync, writeFileSync} from 'node:fs';
import {loadavg} from 'node:os';
import {join} from 'node:path';
import {parseArgs} from 'node:util';
import {launchChromium} from '../../scripts/support/launchChromium';
import {BENCH_CACHE} from '../../scripts/support/installOnDemand';
import {serveBuild} from '../support/serveBuild';
import {buildRival} from './buildRival';
import {measurementsOf} from './measureSite';
import {PAGES} from './pages';
import {RIVALS} from './rivals';
import {SITES} from './sites';
import {barsTable, figuresTable, mediansOf, type Figures} from './summary';

const {values, positionals} = parseArgs({
  allowPositionals: true,
  options: {
    only: {type: 'string', default: SITES.map(({name}) => name).join()},
    runs: {type: 'string', default: '5'},
    pages: {type: 'string', default: Object.keys(PAGES).join()},
    measure: {type: 'string', default: 'load,click,early,search'},
    built: {type: 'boolean', default: false},
  },
});

const sites = SITES.filter(({name}) => values.only.split(',').includes(name));
const builds = new Map<string, string>([['ours', positionals[0] ?? 'build']]);
for (const rival of RIVALS.filter(({name}) => values.only.split(',').includes(name))) {
  builds.set(
    rival.name,
    values.built ? join(BENCH_CACHE, 'sites', rival.name, rival.out) : await buildRival(rival),
  );
}

const browser = await launchChromium();
const load: number[] = [];
const started = Date.now();
const measured = await Promise.all(
  sites.map(async (site) => {
    const figures: Figures = {};
    const server = await serveBuild(builds.get(site.name) ?? '');
    const wanted = measurementsOf(browser, site, server.url, values.pages.split(',')).filter(
      ({kind}) => values.measure.split(',').includes(kind),
    );
    return {site, server, wanted, figures};
  }),
);
for (let round = 0; round < Number(values.runs); round++) {
  for (let step = 0; step < Math.max(...measured.map(({wanted}) => wanted.length)); step++) {
    for (const {site, wanted, figures} of measured) {
      const measurement = wanted[step];
      if (measurement === undefined) continue;
      try {
        for (const [name, figure] of Object.entries(await measurement.run(round)))
          if (!Number.isNaN(figure)) (figures[name] ??= []).push(figure);
      } catch (error) {
        console.error(
          `${site.name}, ${measurement.kind} ${measurement.title}: ${String(error).split('\n')[0]}`,
        );
      } finally {
        // A page that timed out would go on, and spoil every later figure.
        await Promise.all(browser.contexts().map((context) => context.close()));
      }
    }
  }
  load.push(loadavg()[0] ?? 0);
  save();
}
await browser.close();
await Promise.all(measured.map(({server}) => server.stop()));

const medians = Object.fromEntries(
  measured.map(({site, figures}) => [site.name, mediansOf(figures)]),
);
console.log(
  `${values.runs} rounds, medians; × is the ratio to stock Docusaurus; ${Math.round((Date.now() - started) / 60_000)} minutes; load of the machine ${load.map((one) => one.toFixed(1)).join(' ')}\n`,
);
console.log(`${figuresTable(medians)}\n\n${barsTable(medians)}`);

/** After each round, so that a run that is cut off leaves something. */
function save(): void {
  mkdirSync('reports', {recursive: true});
  const figures = Object.fromEntries(measured.map((one) => [one.site.name, one.figures]));
  writeFileSync('reports/reading.json', JSON.stringify({load, figures}, null, 2));
}
