import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {dirname, join, resolve} from 'node:path';
import {prepareRival} from '../reading/buildRival';
import {RIVALS} from '../reading/rivals';
import {BENCH_CACHE} from '../../scripts/support/installOnDemand';
import {SCRATCH} from './timeBuild';

/** A site in a folder of its own, whose caches are its own too. */
export interface BenchSite {
  readonly name: 'ours' | 'docusaurus';
  readonly folder: string;
}

const NOT_COPIED = new Set([
  'node_modules',
  '.git',
  'build',
  '.docusaurus',
  '.cache',
  'reports',
  'tests',
  'bench',
]);
/** Scope of the packages in packages/, to which npm links relatively. */
const WORKSPACES = '@toolhive-docs';
/** Below docs/: pages that are there only to be many. */
const MORE = 'more';

/** Copies this project, and the stock site with the same pages, into folders where they can be built and grown. */
export function prepareSites(): readonly [ours: BenchSite, stock: BenchSite] {
  const stock = RIVALS.find(({name}) => name === 'docusaurus');
  if (stock === undefined) throw new Error('There is no stock site.');
  const rival = prepareRival(stock);
  return [
    {name: 'ours', folder: copySite('.', join(BENCH_CACHE, 'build', 'ours'), 'node_modules')},
    {
      name: 'docusaurus',
      folder: copySite(
        rival,
        join(BENCH_CACHE, 'build', 'docusaurus'),
        join(rival, 'node_modules'),
      ),
    },
  ];
}

function copySite(from: string, folder: string, modules: string): string {
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(join(folder, 'node_modules'), {recursive: true});
  for (const name of readdirSync(from))
    if (!NOT_COPIED.has(name)) cpSync(join(from, name), join(folder, name), {recursive: true});
  // The packages are shared, but not the cache, which the bundler keeps beside them, nor the site's own, which find its caches.
  for (const name of readdirSync(modules)) {
    const [installed, linked] = [resolve(modules, name), join(folder, 'node_modules', name)];
    if (name === WORKSPACES) cpSync(installed, linked, {recursive: true, verbatimSymlinks: true});
    else if (name !== '.cache') symlinkSync(installed, linked);
  }
  return folder;
}

/** Makes the machine a new one for a site: a checkout with installed packages, and nothing else. */
export function forgetMachine(site: BenchSite): void {
  forgetBuilds(site);
  rmSync(join(site.folder, SCRATCH), {recursive: true, force: true});
}

/** Removes all that a former build left in the project to make the next one faster. */
export function forgetBuilds({folder}: BenchSite): void {
  for (const name of ['build', '.docusaurus', 'node_modules/.cache', '.cache'])
    rmSync(join(folder, name), {recursive: true, force: true});
}

/**
 * Copies a site's pages again and again, each time into a folder and a group of the sidebar of its own, until there are at
 * least this many. Copies are whole, so that their links lead somewhere.
 *
 * @returns How many pages there are then.
 */
export function growSite({name, folder}: BenchSite, pages: number): number {
  const docs = join(folder, 'docs');
  rmSync(join(docs, MORE), {recursive: true, force: true});
  const files = readdirSync(join(docs, 'toolhive'), {recursive: true, encoding: 'utf8'}).filter(
    (file) => /\.mdx?$/.test(file),
  );
  const groups: string[] = [];
  let total = files.length;
  for (let copy = 1; total < pages; copy++) {
    for (const file of files) {
      const target = join(docs, MORE, `part-${copy}`, file);
      mkdirSync(dirname(target), {recursive: true});
      // An address given in the page would be the same in every copy.
      writeFileSync(
        target,
        readFileSync(join(docs, 'toolhive', file), 'utf8').replace(/^slug: .*\n/m, ''),
      );
    }
    const items = files.map((file) => `${MORE}/part-${copy}/${file.replace(/\.mdx?$/, '')}`);
    groups.push(JSON.stringify({type: 'category', label: `Part ${copy}`, items}));
    total += files.length;
  }
  addToSidebar(name, folder, groups.join(', '));
  return total;
}

function addToSidebar(name: BenchSite['name'], folder: string, groups: string): void {
  if (name === 'docusaurus') {
    cpSync(resolve('bench/reading/rivals/docusaurus/sidebars.js'), join(folder, 'sidebars.own.js'));
    writeFileSync(
      join(folder, 'sidebars.js'),
      `const {docs} = require('./sidebars.own.js');\nmodule.exports = {docs: [...docs, ${groups}]};\n`,
    );
    return;
  }
  cpSync('sidebars.ts', join(folder, 'sidebars.own.ts'));
  writeFileSync(
    join(folder, 'sidebars.ts'),
    `import own from './sidebars.own';\nexport default {docs: [...(own.docs as unknown[]), ${groups}]};\n`,
  );
}
