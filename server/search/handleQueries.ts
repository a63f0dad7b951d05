import {setImmediate} from 'node:timers/promises';
import type {SearchEngine, SearchRequest, SearchResult} from '@toolhive-docs/search-engine';
import {HttpError, badRequest} from './HttpError';
import type {HandlerContext} from './HandlerContext';
import {MAX_BATCH_MS} from './limits';
import {queryEntry} from './log/entries';
import {readQueries} from './readQueries';

/**
 * Runs a batch of queries, in order. Other requests are served between two queries.
 *
 * @param signal - Aborted when the client is gone.
 * @throws HttpError for a batch that is not one, RequestError for a wrong field; then nothing is answered.
 */
export async function handleQueries(
  body: unknown,
  {index, indexName, log, batches}: HandlerContext,
  signal: AbortSignal,
): Promise<{results: SearchResult[]}> {
  const queries = readQueries(body, indexName);
  const engine = await index.open();
  const results = await batches(() => runEach(queries, engine, signal));
  log?.note(results.flatMap((result) => queryEntry(result)));
  return {results};
}

async function runEach(
  queries: readonly SearchRequest[],
  engine: SearchEngine,
  signal: AbortSignal,
): Promise<SearchResult[]> {
  const results: SearchResult[] = [];
  let spent = 0;
  for (const query of queries) {
    if (signal.aborted) throw new HttpError(408, 'The client is gone');
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
