import {buildIndex, readSearch, type SearchResult} from '@toolhive-docs/search-engine';
import {pagesRequest} from '../../../scripts/search/pagesRequest';
import {resultBody} from '../../../server/search/answers/resultBody';
import {PostgresBackend} from '../../../server/search/postgres/PostgresBackend';
import {pushIndex} from '../../../server/search/postgres/pushIndex';
import {PostgresServer} from '../../../server/testing/PostgresServer';
import {synonyms} from '../synonyms';
import {firstPages, type Answer, type Engine} from './engine';

/** Address of a site that is not asked. */
const BASE = 'https://docs.example';

/** Our index in a PostgreSQL server of its own, asked as a server with SEARCH_BACKEND=postgresql asks it. */
export const postgres: Engine = {
  name: 'PostgreSQL',
  setUp:
    'the same index in a database (`SEARCH_BACKEND=postgresql`): full text and trigrams find, our own rules rank',
  open: async (records) => {
    const server = await PostgresServer.start();
    await pushIndex({
      url: server.url,
      indexName: 'docs',
      file: buildIndex(records, {synonyms: synonyms()}),
    });
    const backend = new PostgresBackend(server.url, 'docs');
    const {signal} = new AbortController();
    const ask = async (query: string): Promise<Answer> => {
      const began = performance.now();
      const {result, isKept} = await backend.search(
        readSearch({...pagesRequest(query)}, 'docs'),
        BASE,
        {
          client: '',
          signal,
        },
      );
      const ms = performance.now() - began;
      const body = resultBody({start: result.start, passing: {}, isKept}).text();
      const {hits} = JSON.parse(body) as Pick<SearchResult, 'hits'>;
      return {
        routes: firstPages(
          hits.map(({url_without_anchor: page = BASE}) => page.slice(BASE.length)),
        ),
        ms,
      };
    };
    return {
      ask,
      files: () => [],
      close: async () => {
        await backend.close();
        await server.remove();
      },
    };
  },
};
