import './support/endOnErrors.mjs';
import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import {externalLinks, linkProblem} from './links/linkProblem';
import {linesWith} from './links/linesWith';
import {filesBelow} from '@toolhive-docs/options/filesBelow';

const BUILD = 'build';

/** The pages of the build that link to each address outside the site. */
async function pagesByLink(): Promise<Map<string, string[]>> {
  const pages = new Map<string, string[]>();
  for (const file of filesBelow('.', BUILD).filter((path) => path.endsWith('.html'))) {
    const route = file.slice(BUILD.length).replace(/(?:\/index)?\.html$/, '') || '/';
    for (const link of externalLinks(await readFile(file, 'utf8'))) {
      pages.set(link, [...(pages.get(link) ?? []), route]);
    }
  }
  return pages;
}

const list = (items: readonly string[], most = 3) =>
  items.slice(0, most).join(', ') + (items.length > most ? ` and ${items.length - most} more` : '');

// `npm run check:links`: lists the links out of the site with their pages, and checks their form.
if (!existsSync(`${BUILD}/index.html`))
  throw new Error('there is no build whose links could be read. Run `npm run build` first.');
const pages = await pagesByLink();
let problems = 0;
for (const [link, routes] of [...pages].sort(([a], [b]) => a.localeCompare(b, 'en'))) {
  console.log(`${link}  (${list(routes)})`);
  const problem = linkProblem(link);
  if (problem !== undefined) {
    problems += 1;
    console.error(`Error: ${list(linesWith(link)) || list(routes)}: the link ${link} ${problem}.`);
  }
}
console.log(`\n${pages.size} external links, ${problems} malformed`);
process.exitCode = problems === 0 ? 0 : 1;
