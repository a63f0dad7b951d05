import {setImmediate} from 'node:timers/promises';
import type {SearchResult} from '../../packages/search-engine';
import {badRequest} from './ApiFault';
import type {Door} from './Door';
import {MAX_BATCH_MS} from './limits';
import {queryEntry} from './log/entries';
import {readQueries} from './readQueries';

/**
 * Answers a batch of queries, in order. Other requests get their turn between two queries.
 * @throws ApiFault for a batch that is not one, RequestError for a wrong field; then nothing is answered.
 */
export async function answerQueries(body: unknown, {index, indexName, log}: Door): Promise<{results: SearchResult[]}> {
  const queries = readQueries(body, indexName);
  const engine = await index.open();
  const results: SearchResult[] = [];
  let spent = 0;
  for (const query of queries) {
    if (spent > MAX_BATCH_MS) throw badRequest(`The batch takes longer than ${MAX_BATCH_MS} ms; send fewer or shorter queries at a time`);
    const began = performance.now();
    results.push(engine.search(query));
    spent += performance.now() - began;
    await setImmediate();
  }
  log?.note(results.flatMap((result) => queryEntry(result)));
  return {results};
}
