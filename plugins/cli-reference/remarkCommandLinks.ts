import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {cachedSpec} from './cachedSpec';
import {failOn, type PageFile, type PageProblem} from './pageProblems';
import {posix} from 'node:path';
import {commandFlags, commandSlug, didYouMean, type CliSpec} from '@toolhive-docs/cli-spec';

/** Folders of frozen versions and of their translations. */
const FROZEN = /[\\/](?:\w*versioned_docs|docusaurus-plugin-content-docs[\\/]version-[^\\/]+)[\\/]/;

/**
 * Remark plugin: a link to a command or a flag that does not exist fails the page.
 *
 * Frozen versions are left alone, because they describe the commands of their own release.
 * @throws Error with one line per link: file, line, the link, and the nearest existing command or flag.
 */
export function remarkCommandLinks({specFile}: {specFile: string}) {
  return (tree: Root, file: PageFile): void => {
    const path = file.path ?? '';
    if (FROZEN.test(path)) return;
    const spec = cachedSpec(specFile);
    const problems: PageProblem[] = [];
    visit(tree, (node) => {
      if (node.type !== 'link' && node.type !== 'definition') return;
      const message = linkProblem(spec, node.url, path);
      if (message !== undefined) problems.push({line: node.position?.start.line, message});
    });
    failOn(problems, file);
  };
}

/**
 * Checks the target of a link when it leads to a command page.
 * @param url as written: a file path relative to the page, or an address of the site.
 * @param pagePath path of the page that holds the link, to resolve a relative one.
 * @returns what is wrong and the nearest existing name; undefined for right links and for links to anything else.
 */
function linkProblem(spec: CliSpec, url: string, pagePath: string): string | undefined {
  const [target = '', anchor = ''] = url.split('#', 2);
  if (/^[a-z][a-z+.-]*:/i.test(target) || target === '') return undefined;
  const page = pagePath.replaceAll('\\', '/');
  const full = target.startsWith('/') ? target : posix.join(posix.dirname(page), target);
  const slug = /(?:^|\/)reference\/cli\/([^/?]+?)(?:\.mdx?)?(?:\?.*)?$/.exec(full)?.[1];
  if (slug === undefined) return undefined;

  const command = spec.commands.find(({path}) => commandSlug(path) === slug);
  if (!command) {
    return `link ${url}: there is no command page ${slug}; ${didYouMean(
      slug,
      spec.commands.map(({path}) => commandSlug(path)),
    )}`;
  }
  if (!anchor.startsWith('--')) return undefined;
  const flags = commandFlags(spec, command)
    .filter((flag) => !flag.hidden)
    .map((flag) => flag.name);
  if (flags.includes(anchor)) return undefined;
  return `link ${url}: ${command.path} has no flag ${anchor}; ${didYouMean(anchor, flags)}`;
}
