import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {pagePlace} from '../file-links/pagePlace';
import {brokenMarkdownLinks} from './brokenMarkdownLinks';
import {duplicateRoutes, type Page} from './duplicateRoutes';
import {forgottenPages, type ListedPage} from './forgottenPages';
import {navbarProblems, type NavbarItem, type Version} from './navbarProblems';

function pagesOf(content: LoadedContent): Page[] {
  return content.loadedVersions.flatMap(({docs}) =>
    docs.map(({permalink, source}) => ({route: permalink, file: source.replace('@site/', '')})),
  );
}

const listedPagesOf = ({loadedVersions}: LoadedContent): ListedPage[] =>
  loadedVersions.flatMap(({docs}) =>
    docs.map((doc) => ({...doc, file: doc.source.replace('@site/', '')})),
  );

const versionsOf = ({loadedVersions}: LoadedContent): Version[] =>
  loadedVersions.map(({versionName, sidebars}) => ({name: versionName, sidebars}));

/** The files of all pages, from the folder of the site, each with the folder of its version. */
const sourcesOf = ({loadedVersions}: LoadedContent): (readonly [file: string, root: string])[] =>
  loadedVersions.flatMap(({docs, contentPath}) =>
    docs.map(({source}) => [source.replace('@site/', ''), contentPath] as const),
  );

// eslint-disable-next-line no-console -- what a build says
const warn = (message: string): void => console.warn(`[WARNING] ${message}`);

/** Said here, since the framework says it of pages that it compiles anew only, and not of those it has kept. */
function warnOfBrokenLinks(contents: readonly LoadedContent[], siteDir: string): void {
  for (const [file, root] of contents.flatMap(sourcesOf)) {
    const text = readFileSync(path.join(siteDir, file), 'utf8');
    const source = path.join(siteDir, file);
    const {name = '', folders = []} = pagePlace(file) ?? {};
    // A translated page and one that is not link to each other as if they lay side by side.
    const beside = folders.map((folder) => path.join(siteDir, folder, path.dirname(name)));
    for (const url of brokenMarkdownLinks(source, text, [...beside, root, siteDir]))
      warn(
        `Markdown link with URL \`${url}\` in source file "${file}" leads to no page. Fix: correct the path, or write the page.`,
      );
  }
}

/**
 * Stops the build, before anything is drawn, when two pages claim one route, a page is in no sidebar (`npm run dev` warns of it), or an
 * item of the navbar leads nowhere, and says which. Warns of Markdown links to files that are not there (spec §2).
 */
export function pageChecksPlugin({siteConfig, siteDir}: LoadContext): Plugin {
  const navbarItems = (siteConfig.themeConfig['navbar'] as {readonly items: readonly NavbarItem[]})
    .items;
  return {
    name: 'page-checks',
    allContentLoaded({allContent}) {
      const contents = Object.values(
        allContent['docusaurus-plugin-content-docs'] ?? {},
      ) as LoadedContent[];
      const forgotten = forgottenPages(contents.flatMap(listedPagesOf));
      // A page that is being written may have no place yet.
      const isBuild = process.env.NODE_ENV === 'production';
      if (!isBuild) forgotten.forEach(warn);
      const problems = [
        ...(isBuild ? forgotten : []),
        ...duplicateRoutes(contents.flatMap(pagesOf)),
        ...navbarProblems(navbarItems, contents.flatMap(versionsOf)),
      ];
      warnOfBrokenLinks(contents, siteDir);
      if (problems.length > 0) throw new Error(problems.join('\n'));
    },
  };
}
