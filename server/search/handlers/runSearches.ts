import {
  answerFacetSearch,
  lastingFields,
  passingFields,
  readParameters,
  readSearch,
  type Parameters,
} from '@toolhive-docs/search-engine';
import {answerKey} from '../answers/answerKey';
import {processed, startOf, type Result} from '../answers/resultBody';
import type {KeptAnswer} from '../answers/AnswerCache';
import {badRequest} from '../HttpError';
import type {ApiRequest, HandlerContext} from '../HandlerContext';
import {MAX_BATCH_MS} from '../limits';
import {queryEntry} from '../log/entries';
import {absoluteUrls} from './absoluteUrls';
import {checkCost} from './checkCost';

/** When a batch ends early: never, or with the first search that fills its page. */
export type Strategy = 'none' | 'stopIfEnoughMatches';

/**
 * Runs searches in order and notes them in the log. Other requests are served between two of them; what was answered before is answered
 * without waiting.
 * @throws HttpError, RequestError for the first that is wrong; then nothing is answered.
 */
export async function runSearches(
  requests: readonly Parameters[],
  {client, signal, base}: ApiRequest,
  {index, indexName, scheduler, answers, log, quota, onSearch}: HandlerContext,
  strategy: Strategy = 'none',
): Promise<Result[]> {
  const searches = requests.map(({indexName: _, type, facet, ...rest}) => ({
    type,
    facet,
    parameters: readParameters(rest),
  }));
  checkCost(searches.map(({parameters}) => parameters));
  const engine = await index.open();
  const results: Result[] = [];
  let spent = 0;
  const found = {isEnough: false};

  /** Computes when it is the client's place, and counts the time. */
  const compute = <T>(run: () => T): Promise<T> => {
    if (spent > MAX_BATCH_MS)
      throw badRequest(
        `The batch takes longer than ${MAX_BATCH_MS} ms; send fewer or shorter queries at a time`,
      );
    return scheduler.run(client, signal, () => {
      const began = performance.now();
      try {
        return run();
      } finally {
        spent += performance.now() - began;
      }
    });
  };

  const facetSearch = (facet: unknown, parameters: Parameters): Promise<Result> => {
    if (typeof facet !== 'string') throw badRequest('facet must be the name of an attribute');
    return compute(() => ({...answerFacetSearch(engine, facet, parameters, indexName)}));
  };

  const search = async (parameters: Parameters): Promise<Result> => {
    const read = readSearch(parameters, indexName);
    const key = answerKey(parameters, base);
    const before = spent;
    let isKept = true;
    const make = (): KeptAnswer => {
      isKept = false;
      const lasting = lastingFields(engine, read);
      const hits = lasting.hits.map((hit) => absoluteUrls(hit, base));
      const start = startOf({...lasting, hits});
      return {start, nbHits: lasting.nbHits ?? 0, hits: hits.length};
    };
    const find = () => answers.find(engine, key);
    const {start, nbHits, hits} = await (find() ??
      compute(() => find() ?? answers.keep(engine, key, make())));
    const took = spent - before;
    const passing = passingFields(read, took);
    found.isEnough ||= hits > 0 && hits >= read.asked.hitsPerPage;
    const entries = queryEntry(read, {queryID: passing.queryID, nbHits, hits});
    if (entries.length > 0) onSearch?.(nbHits > 0, took);
    if (log && read.analytics && quota.takes('query', client, entries)) log.note(entries);
    return {start, passing, isKept};
  };

  for (const {type, facet, parameters} of searches) {
    if (strategy === 'stopIfEnoughMatches' && found.isEnough) {
      results.push({hits: [], nbHits: 0, index: indexName, processed: false});
      continue;
    }
    const isPlain = type === undefined || type === null || type === 'default';
    if (!isPlain && type !== 'facet') throw badRequest('type must be "default" or "facet"');
    const result = await (isPlain ? search(parameters) : facetSearch(facet, parameters));
    results.push(strategy === 'none' ? result : processed(result));
  }
  return results;
}
