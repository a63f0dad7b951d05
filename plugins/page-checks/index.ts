import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {pagePlace} from '../file-links/pagePlace';
import {brokenMarkdownLinks} from './brokenMarkdownLinks';
import {duplicateRoutes} from './duplicateRoutes';
import {forgottenPages} from './forgottenPages';
import {navbarProblems, type NavbarItem, type Version} from './navbarProblems';

type Page = LoadedContent['loadedVersions'][number]['docs'][number] & {
  readonly route: string;
  /** From the folder of the site. */
  readonly file: string;
  /** The folder of its version. */
  readonly root: string;
};

const pagesOf = ({loadedVersions}: LoadedContent): Page[] =>
  loadedVersions.flatMap(({docs, contentPath}) =>
    docs.map((doc) => ({
      ...doc,
      route: doc.permalink,
      file: doc.source.replace('@site/', ''),
      root: contentPath,
    })),
  );

const versionsOf = ({loadedVersions}: LoadedContent): Version[] =>
  loadedVersions.map(({versionName, sidebars}) => ({name: versionName, sidebars}));

// eslint-disable-next-line no-console -- what a build says
const warn = (message: string): void => console.warn(`[WARNING] ${message}`);

/** Said here, since the framework says it of pages that it compiles anew only, and not of those it has kept. */
function warnOfBrokenLinks(pages: readonly Page[], siteDir: string): void {
  for (const {file, root} of pages) {
    const source = path.join(siteDir, file);
    const text = readFileSync(source, 'utf8');
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
      const pages = contents.flatMap(pagesOf);
      const forgotten = forgottenPages(pages);
      // A page that is being written may have no place yet.
      const isBuild = process.env.NODE_ENV === 'production';
      if (!isBuild) forgotten.forEach(warn);
      const problems = [
        ...(isBuild ? forgotten : []),
        ...duplicateRoutes(pages),
        ...navbarProblems(navbarItems, contents.flatMap(versionsOf)),
      ];
      warnOfBrokenLinks(pages, siteDir);
      if (problems.length > 0) throw new Error(problems.join('\n'));
    },
  };
}
