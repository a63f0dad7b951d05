/**
 * Should the search box ask for all words, or for as many as possible? Rates both on the judged queries, as a reader gets them: 20 hits,
 * grouped by page. Run: npx tsx bench/search/optionalWords.ts [build directory]
 */
import {buildIndex, loadIndex, type SearchRequest} from '@toolhive-docs/search-engine';
import {judgedQueries, type QuerySet} from './judgedQueries';
import {mean, rate} from './metrics';
import {siteRecords} from './siteRecords';
import {synonyms} from './synonyms';

const SETS: readonly QuerySet[] = ['tuned', 'held back', 'fresh'];
const WAYS: Readonly<Record<string, (query: string) => SearchRequest>> = {
  'all words': (query) => ({query}),
  'as many as possible': (query) => ({query, optionalWords: query}),
};

const engine = loadIndex(buildIndex(siteRecords(process.argv[2]), {synonyms: synonyms()}));

for (const set of SETS) {
  const queries = judgedQueries().filter((query) => query.set === set);
  const rows = Object.entries(WAYS).map(([name, request]) => {
    const answers = queries.map(({query, routes}) => ({
      routes,
      result: engine.search(request(query)),
    }));
    const {mrr, success1, ndcg10} = mean(
      answers.map(({routes, result}) =>
        rate(routes, [...new Set(result.hits.map((hit) => hit.url_without_anchor ?? ''))]),
      ),
    );
    const counts = answers.map(({result}) => result.nbHits).sort((a, b) => a - b);
    return [
      name,
      {
        MRR: mrr.toFixed(3),
        'success@1': success1.toFixed(3),
        'nDCG@10': ndcg10.toFixed(3),
        'results, median': counts[counts.length >> 1],
      },
    ] as const;
  });
  console.log(`${set}: ${queries.length} queries`);
  console.table(Object.fromEntries(rows));
}
