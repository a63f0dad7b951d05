import {setImmediate} from 'node:timers/promises';
import type {SearchEngine, SearchRequest, SearchResult} from '../../packages/search-engine';
import {ApiFault, badRequest} from './ApiFault';
import type {Door} from './Door';
import {MAX_BATCH_MS} from './limits';
import {queryEntry} from './log/entries';
import {readQueries} from './readQueries';

/**
 * Answers a batch of queries, in order. Other requests get their turn between two queries.
 *
 * @param signal - Aborted when nobody waits for the answer any more.
 * @throws ApiFault for a batch that is not one, RequestError for a wrong field; then nothing is answered.
 */
export async function answerQueries(
  body: unknown,
  {index, indexName, log, turns}: Door,
  signal: AbortSignal,
): Promise<{results: SearchResult[]}> {
  const queries = readQueries(body, indexName);
  const engine = await index.open();
  const results = await turns.take(() => answerEach(queries, engine, signal));
  log?.note(results.flatMap((result) => queryEntry(result)));
  return {results};
}

async function answerEach(
  queries: readonly SearchRequest[],
  engine: SearchEngine,
  signal: AbortSignal,
): Promise<SearchResult[]> {
  const results: SearchResult[] = [];
  let spent = 0;
  for (const query of queries) {
    if (signal.aborted) throw new ApiFault(408, 'The client is gone');
    if (spent > MAX_BATCH_MS)
      throw badRequest(
        `The batch takes longer than ${MAX_BATCH_MS} ms; send fewer or shorter queries at a time`,
      );
    const began = performance.now();
    results.push(engine.search(query));
    spent += performance.now() - began;
    await setImmediate();
  }
  return results;
}
