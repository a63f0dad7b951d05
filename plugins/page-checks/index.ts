import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {Plugin} from '@docusaurus/types';
import {duplicateRoutes, type Page} from './duplicateRoutes';

function pagesOf(content: LoadedContent): Page[] {
  return content.loadedVersions.flatMap(({docs}) =>
    docs.map(({permalink, source}) => ({route: permalink, file: source.replace('@site/', '')})),
  );
}

/** Stops the build when two pages claim one route, and says which files do. */
export function pageChecksPlugin(): Plugin {
  return {
    name: 'page-checks',
    allContentLoaded({allContent}) {
      const contents = Object.values(allContent['docusaurus-plugin-content-docs'] ?? {}) as LoadedContent[];
      const problems = duplicateRoutes(contents.flatMap(pagesOf));
      if (problems.length > 0) throw new Error(problems.join('\n'));
    },
  };
}
