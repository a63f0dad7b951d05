/**
 * What a build costs beside the stock site of the framework with the same pages: on a new machine, without caches, with those of the build
 * before, and as the pages grow in number.
 *
 * Run: npm run bench:build [-- --runs 3 --grow 600,2000]
 * Both are built in copies below .cache/bench, in turns.
 */
import {loadavg} from 'node:os';
import {parseArgs} from 'node:util';
import {markdownTable} from '../search/markdownTable';
import {median} from '../support/median';
import {forgetBuilds, forgetMachine, growSite, prepareSites, type BenchSite} from './prepareSites';
import {timeBuild, type BuildCost} from './timeBuild';

const {values} = parseArgs({
  options: {runs: {type: 'string', default: '3'}, grow: {type: 'string', default: '600,2000'}},
});
const LIMIT = 1.25;

const sites = prepareSites();
const rows: {what: string; costs: Record<BenchSite['name'], BuildCost[]>}[] = [];

const base = {first: empty(), cold: empty(), warm: empty()};
for (let run = 0; run < Number(values.runs); run++) {
  for (const site of sites) {
    forgetMachine(site);
    base.first[site.name].push(await build(site, 'new machine'));
  }
  for (const site of sites) {
    forgetBuilds(site);
    base.cold[site.name].push(await build(site, 'cold'));
  }
  for (const site of sites) base.warm[site.name].push(await build(site, 'warm'));
}
rows.push(
  {what: 'these pages, new machine', costs: base.first},
  {what: 'these pages, cold', costs: base.cold},
  {what: 'these pages, warm', costs: base.warm},
);
for (const pages of values.grow.split(',').filter(Boolean).map(Number)) {
  const costs = empty();
  let total = pages;
  for (const site of sites) {
    total = growSite(site, pages);
    forgetBuilds(site);
    costs[site.name].push(await build(site, `${total} pages`));
  }
  rows.push({what: `${total} pages, cold`, costs});
}

const seconds = (costs: readonly BuildCost[]) => median(costs.map((cost) => cost.seconds));
const processor = (costs: readonly BuildCost[]) => median(costs.map((cost) => cost.processor));
const memory = (costs: readonly BuildCost[]) => median(costs.map(({megabytes}) => megabytes));
console.log(
  `medians of ${values.runs} for these pages, one build each for more; load of the machine ${loadavg()
    .map((one) => one.toFixed(1))
    .join(' ')}\n`,
);
console.log(
  markdownTable([
    [
      '',
      'ours s',
      'stock s',
      'ratio',
      `≤ ${LIMIT}`,
      'ours processor s',
      'stock processor s',
      'ratio',
      'ours MB',
      'stock MB',
    ],
    ...rows.map(({what, costs}) => {
      const ratio = seconds(costs.ours) / seconds(costs.docusaurus);
      const work = processor(costs.ours) / processor(costs.docusaurus);
      const times = [
        seconds(costs.ours).toFixed(1),
        seconds(costs.docusaurus).toFixed(1),
        ratio.toFixed(2),
        ratio <= LIMIT ? '✓' : 'missed',
      ];
      return [
        what,
        ...times,
        processor(costs.ours).toFixed(1),
        processor(costs.docusaurus).toFixed(1),
        work.toFixed(2),
        Math.round(memory(costs.ours)),
        Math.round(memory(costs.docusaurus)),
      ];
    }),
  ]),
);

/** A build takes minutes: each is told as it comes. */
async function build(site: BenchSite, what: string): Promise<BuildCost> {
  const cost = await timeBuild(site.folder);
  console.error(
    `${site.name}, ${what}: ${cost.seconds.toFixed(1)} s, processor ${cost.processor.toFixed(1)} s, ${Math.round(cost.megabytes)} MB`,
  );
  return cost;
}

function empty(): Record<BenchSite['name'], BuildCost[]> {
  return {ours: [], docusaurus: []};
}
