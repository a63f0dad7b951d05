import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {duplicateRoutes, type Page} from './duplicateRoutes';
import {navbarProblems, type NavbarItem, type Version} from './navbarProblems';

function pagesOf(content: LoadedContent): Page[] {
  return content.loadedVersions.flatMap(({docs}) =>
    docs.map(({permalink, source}) => ({route: permalink, file: source.replace('@site/', '')})),
  );
}

const versionsOf = ({loadedVersions}: LoadedContent): Version[] =>
  loadedVersions.map(({versionName, sidebars}) => ({name: versionName, sidebars}));

/**
 * Stops the build, before anything is drawn, when two pages claim one route or an item of the navbar
 * leads nowhere, and says which.
 */
export function pageChecksPlugin({siteConfig}: LoadContext): Plugin {
  const navbarItems = (siteConfig.themeConfig['navbar'] as {readonly items: readonly NavbarItem[]})
    .items;
  return {
    name: 'page-checks',
    allContentLoaded({allContent}) {
      const contents = Object.values(
        allContent['docusaurus-plugin-content-docs'] ?? {},
      ) as LoadedContent[];
      const problems = [
        ...duplicateRoutes(contents.flatMap(pagesOf)),
        ...navbarProblems(navbarItems, contents.flatMap(versionsOf)),
      ];
      if (problems.length > 0) throw new Error(problems.join('\n'));
    },
  };
}
