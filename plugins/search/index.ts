import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {cacheEntry} from '@toolhive-docs/build-cache';
import type {SearchRecord} from '@toolhive-docs/search-engine';
import {SEARCH_FOLDER} from '@toolhive-docs/search-engine/files';
import type {PageQuestions} from '@toolhive-docs/search-records';
import type {BuildPart} from '../built-pages';
import {serveInDevelopment} from '../framework/serveInDevelopment';
import {writeIndex, type BuiltIndexes} from './writeIndex';
import {writeInsights} from './writeInsights';

const SYNONYMS = 'specs/search-synonyms.yaml';
const QUESTIONS = 'specs/questions';

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
    let questions: PageQuestions | undefined;
    let pages = 0;
    return {
      async look(_html, _place, page) {
        if (!page) return;
        const {extractRecords, readQuestions} = await import('@toolhive-docs/search-records');
        questions ??= readQuestions(path.join(siteDir, QUESTIONS));
        pages += 1;
        // Copied: texts that are slices of a page would keep the page.
        records.push(...structuredClone(extractRecords(page, questions[page.route])));
      },
      async decide() {
        if (!questions || records.length === 0)
          throw new Error(
            `search: none of the pages below ${build.outDir} holds text to search. Fix: check that pages have a main part and are not all marked noindex.`,
          );
        // Pages that are alike are neighbors by address, which makes the file smaller.
        records.sort(
          ({url_without_anchor: a}, {url_without_anchor: b}) => Number(a > b) - Number(a < b),
        );
        const synonyms = path.join(siteDir, SYNONYMS);
        const {value, keep} = cacheEntry<BuiltIndexes>('search-index', [
          await readFile(synonyms, 'utf8').catch(() => ''),
          JSON.stringify(questions),
          ...records.map((record) => JSON.stringify(record)),
        ]);
        const indexes = value ?? keep(await buildFrom(records, {synonyms, questions}));
        const file = await writeIndex(build.outDir, indexes);
        await writeInsights(build.outDir);
        process.stdout.write(
          `Search index: ${records.length} records of ${pages} pages, ${file}\n`,
        );
      },
    };
  };

/** Tag of pages that are of no version of the docs: every version's index has them. */
const NO_VERSION = 'default';

/** Builds two indexes for each version of the docs, since a reader searches in one, and one of all versions for servers. */
async function buildFrom(
  records: readonly SearchRecord[],
  {synonyms, questions}: {readonly synonyms: string; readonly questions: PageQuestions},
): Promise<BuiltIndexes> {
  const [{buildIndex}, {withFewQuestions}, {readSynonyms}] = await Promise.all([
    import('@toolhive-docs/search-engine'),
    import('@toolhive-docs/search-records'),
    import('./readSynonyms'),
  ]);
  const options = {synonyms: readSynonyms(synonyms)};
  const asked = new Set(
    Object.values(questions).flatMap((sections) => Object.values(sections).flat()),
  );
  const build = (of: readonly SearchRecord[]): string => JSON.stringify(buildIndex(of, options));
  const whole = (of: readonly SearchRecord[]): string => build(withFewQuestions(of, questions));
  const tags = new Set(records.flatMap(({docusaurus_tag: tag}) => tag));
  if (tags.size > 1) tags.delete(NO_VERSION);
  const versions = [...tags].map((tag) => {
    const own = records.filter(({docusaurus_tag: of}) =>
      [of].flat().some((name) => name === tag || name === NO_VERSION),
    );
    const first = own.filter(({content}) => content === null || asked.has(content));
    return [tag, {index: whole(own), first: build(first)}] as const;
  });
  return {
    versions: Object.fromEntries(versions),
    ...(tags.size > 1 ? {all: whole(records)} : {}),
  };
}

/** Lets `npm run dev`, which has no built pages, answer from the index of the last build. */
export function searchInDevPlugin({baseUrl, outDir}: LoadContext): Plugin {
  return {
    name: 'search-in-dev',
    configureWebpack: serveInDevelopment(
      baseUrl + SEARCH_FOLDER,
      path.join(outDir, SEARCH_FOLDER),
      {watch: false},
    ),
  };
}
