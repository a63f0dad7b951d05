import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {cacheEntry} from '@toolhive-docs/build-cache';
import type {SearchRecord} from '@toolhive-docs/search-engine';
import type {BuildPart} from '../built-pages';
import {SEARCH_FOLDER, writeIndex} from './writeIndex';
import {writeInsights} from './writeInsights';

const SYNONYMS = 'specs/search-synonyms.yaml';

interface Built {
  readonly index: string;
}

/**
 * Builds the search index from the built pages and writes it beside them, under a name that changes
 * with its content, and the script that sends events.
 *
 * @throws Error when no page yields a record, or when the list of synonyms is wrong.
 */
export const searchIndex: BuildPart =
  ({siteDir}) =>
  (build) => {
    const records: SearchRecord[] = [];
    let pages = 0;
    return {
      async look(_html, _place, page) {
        if (!page) return;
        const {extractRecords} = await import('@toolhive-docs/search-records');
        pages += 1;
        // Copied: texts that are slices of a page would keep the page.
        records.push(...(JSON.parse(JSON.stringify(extractRecords(page))) as SearchRecord[]));
      },
      async decide() {
        if (records.length === 0)
          throw new Error(
            `search: none of the pages below ${build.outDir} holds text to search. Fix: check that pages have a main part and are not all marked noindex.`,
          );
        const synonyms = path.join(siteDir, SYNONYMS);
        const {value, keep} = cacheEntry<Built>('search-index', [
          await readFile(synonyms, 'utf8').catch(() => ''),
          ...records.map((record) => JSON.stringify(record)),
        ]);
        const {index} = value ?? keep(await buildFrom(records, synonyms));
        const file = await writeIndex(build.outDir, index);
        await writeInsights(build.outDir);
        process.stdout.write(
          `Search index: ${records.length} records of ${pages} pages, ${file}\n`,
        );
      },
    };
  };

async function buildFrom(records: readonly SearchRecord[], synonyms: string): Promise<Built> {
  const [{buildIndex}, {readSynonyms}] = await Promise.all([
    import('@toolhive-docs/search-engine'),
    import('./readSynonyms'),
  ]);
  return {
    index: JSON.stringify(buildIndex(records, {synonyms: await readSynonyms(synonyms)})),
  };
}

/** Lets `npm run dev`, which has no built pages, answer from the index of the last build. */
export function searchInDevPlugin({baseUrl, outDir}: LoadContext): Plugin {
  return {
    name: 'search-in-dev',
    configureWebpack: (_config, isServer) =>
      isServer || process.env.NODE_ENV === 'production'
        ? {}
        : // The framework merges this into its development server; the bundler's own type does not know it.
          ({
            devServer: {
              static: [
                {
                  directory: path.join(outDir, SEARCH_FOLDER),
                  publicPath: baseUrl + SEARCH_FOLDER,
                  watch: false,
                },
              ],
            },
          } as object),
  };
}
