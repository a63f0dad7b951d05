import {posix} from 'node:path';
import {commandFlags, commandSlug, didYouMean} from '@toolhive-docs/cli-spec';
import type {Facts} from '../../facts/types';
import type {Link, Page} from '../../page/types';
import type {SiteRule} from '../../rule';

/** Everything on a page that an address can end in: ids of headings and elements, and on a command page its flags. */
function anchorsOf(page: Page, {cli}: Facts): Set<string> {
  const elements = [...page.source.matchAll(/<\w[^<>]*?\sid="([^"]+)"/g)].map(([, id]) => id ?? '');
  const command = cli.commands.find(({path}) =>
    page.route.endsWith(`/reference/cli/${commandSlug(path)}`),
  );
  const flags = command
    ? commandFlags(cli, command)
        .filter(({hidden}) => !hidden)
        .map(({name}) => name)
    : [];
  return new Set([...page.headings.flatMap(({id}) => id ?? []), ...elements, ...flags]);
}

/** Links between pages are relative file paths, and file and anchor exist; links to other sites use https. */
export const linksRule: SiteRule = {
  name: 'link',
  ofSkills: true,
  check(pages, facts, report) {
    const byFile = new Map(
      pages.map((page) => [page.file, {page, anchors: anchorsOf(page, facts)}]),
    );
    for (const page of pages) {
      for (const link of page.links) {
        report(page.file).count('links');
        const problem = linkProblem(link, page, byFile, facts);
        if (problem !== undefined)
          report(page.file).problem(link.line, problem, `[${link.text}](${link.url})`);
      }
    }
  },
};

/** Addresses that no file of the docs stands for: they are made from data in specs/. */
export const DRAWN_PAGES: readonly string[] = [
  '/toolhive/reference/api',
  'pathname:///toolhive/reference/changes.json',
  'pathname:///toolhive/reference/changes.atom',
  'pathname:///api-specs/toolhive-api.yaml',
  'pathname:///errors.json',
];

function linkProblem(
  {url}: Link,
  page: Page,
  byFile: ReadonlyMap<string, {anchors: Set<string>}>,
  facts: Facts,
): string | undefined {
  if (/^(https|mailto):/.test(url)) return undefined;
  if (url.startsWith('http:')) return 'links to other sites use https';
  const [path = '', anchor] = url.split('#');
  if (DRAWN_PAGES.includes(path)) return undefined;
  if (path.startsWith('/') || path.startsWith('pathname:'))
    return 'link to the file of the page, such as ../guides-cli/install.mdx, so that versions keep their own links';
  const file = path === '' ? page.file : posix.join(posix.dirname(page.file), path);
  const target = byFile.get(file);
  if (!target)
    return (
      commandPageProblem(file, facts) ??
      (path.endsWith('.mdx')
        ? missing(file, byFile)
        : `link to a file with its ending, not to ${path}`)
    );
  return anchor === undefined || target.anchors.has(anchor)
    ? undefined
    : `${file} has no anchor #${anchor}; ${didYouMean(anchor, [...target.anchors])}`;
}

/** Command pages need not have been generated yet: the command data says which there will be. Undefined when it is none. */
function commandPageProblem(file: string, {cli}: Facts): string | undefined {
  const slug = /reference\/cli\/(thv[\w-]*)\.mdx$/.exec(file)?.[1];
  if (slug === undefined) return undefined;
  const slugs = cli.commands.map(({path}) => commandSlug(path));
  return slugs.includes(slug)
    ? 'the command pages are not there; run `npm run check:docs`, which writes them'
    : `there is no command page ${slug}; ${didYouMean(slug, slugs)}`;
}

function missing(file: string, byFile: ReadonlyMap<string, unknown>): string {
  return `there is no page ${file}; ${didYouMean(
    file,
    [...byFile.keys()].filter((each) => !each.includes('/cli/thv')),
  )}`;
}
