import {createHash} from 'node:crypto';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {cacheEntry} from '@toolhive-docs/build-cache';
import type {SearchRecord} from '@toolhive-docs/search-engine';
import {readQuestions, type PageQuestions} from '@toolhive-docs/search-records';
import type {BuildPart, DrawnBuild, PagePlace} from '../built-pages';
import {SEARCH_FOLDER, writeIndex, type BuiltIndexes} from './writeIndex';
import {writeInsights} from './writeInsights';

const SYNONYMS = 'specs/search-synonyms.yaml';
const QUESTIONS = 'specs/questions';

/** Questions of a section that the index of all texts holds; a third one finds nothing more there (bench/search). */
const QUESTIONS_BESIDE_TEXTS = 2;

/** Names of scripts and style sheets change more often than texts. */
const ASSETS = /<(?:script|link)\b[^>]*>/g;

interface Built extends BuiltIndexes {
  readonly records: number;
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
    const places: PagePlace[] = [];
    const seen = createHash('sha256');
    return {
      look(html, place) {
        if (!place.address) return;
        places.push(place);
        seen.update(`${place.address.url}\0${html.replace(ASSETS, '')}\0`);
      },
      async decide() {
        const synonyms = path.join(siteDir, SYNONYMS);
        const questions = readQuestions(path.join(siteDir, QUESTIONS));
        const {value, keep} = cacheEntry<Built>('search-index', [
          build.baseUrl,
          await readFile(synonyms, 'utf8').catch(() => ''),
          JSON.stringify({questions, QUESTIONS_BESIDE_TEXTS}),
          seen.digest('hex'),
        ]);
        const {records, ...indexes} =
          value ?? keep(await buildFrom(places, build, {synonyms, questions}));
        const file = await writeIndex(build.outDir, indexes);
        await writeInsights(build.outDir);
        process.stdout.write(
          `Search index: ${records} records of ${places.length} pages, ${file}\n`,
        );
      },
    };
  };

async function buildFrom(
  places: readonly PagePlace[],
  {outDir, read}: DrawnBuild,
  {synonyms, questions}: {readonly synonyms: string; readonly questions: PageQuestions},
): Promise<Built> {
  const [{extractRecords}, {buildIndex}, {readSynonyms}] = await Promise.all([
    import('@toolhive-docs/search-records'),
    import('@toolhive-docs/search-engine'),
    import('./readSynonyms'),
  ]);
  const records: SearchRecord[] = [];
  // Copied: texts that are slices of a page would keep the page.
  for (const place of places)
    if (place.address)
      records.push(
        ...(JSON.parse(
          JSON.stringify(
            extractRecords(await read(place), {
              ...place.address,
              questions: questions[place.address.route] ?? {},
            }),
          ),
        ) as SearchRecord[]),
      );
  if (records.length === 0)
    throw new Error(
      `search: none of the ${places.length} pages below ${outDir} holds text to search. Fix: check that pages have a main part and are not all marked noindex.`,
    );
  const options = {synonyms: await readSynonyms(synonyms)};
  const asked = Object.values(questions).flatMap((sections) => Object.values(sections));
  const all = new Set(asked.flat());
  const rare = new Set(asked.flatMap((section) => section.slice(QUESTIONS_BESIDE_TEXTS)));
  const isIn = (texts: ReadonlySet<string>, {content}: SearchRecord): boolean =>
    content !== null && texts.has(content);
  const whole = records.filter((record) => !isIn(rare, record));
  const first = records.filter((record) => record.content === null || isIn(all, record));
  return {
    index: JSON.stringify(buildIndex(whole, options)),
    first: JSON.stringify(buildIndex(first, options)),
    records: records.length,
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
