import {rm} from 'node:fs/promises';
import {Client} from 'pg';
import {expect, it} from 'vitest';
import {readIndex} from '../../../scripts/search/readIndex';
import {POSTGRES_BIN, PostgresServer} from '../../testing/PostgresServer';
import {writeSearchBuild} from '../testing/searchBuild';
import {PostgresBackend} from './PostgresBackend';
import {pushIndex} from './pushIndex';
import {FORMAT} from './schema';

it.skipIf(POSTGRES_BIN === undefined)(
  'an index is pushed into tables of a program of format 1, whose version stays until the next push',
  async () => {
    const [database, buildDir] = await Promise.all([PostgresServer.start(), writeSearchBuild()]);
    const backend = new PostgresBackend(database.url, 'docs');
    const client = new Client({connectionString: database.url});
    try {
      const push = {url: database.url, indexName: 'docs', file: readIndex(buildDir)};
      // Of those that push at the same moment, one does.
      const pushed = await Promise.all([push, push, push].map(pushIndex));
      expect(pushed.filter(Boolean)).toHaveLength(1);
      await client.connect();
      await client.query(
        'UPDATE docs_search_versions SET format = 1; ALTER TABLE docs_search_texts DROP COLUMN above',
      );
      expect(await pushIndex(push)).toBe(true);
      const formats = async () =>
        (
          await client.query<{format: number}>(
            'SELECT format FROM docs_search_versions ORDER BY version',
          )
        ).rows;
      expect(await formats()).toEqual([{format: 1}, {format: FORMAT}]);
      await client.query("UPDATE docs_search_versions SET digest = 'of another index'");
      expect(await pushIndex(push)).toBe(true);
      expect(await formats()).toEqual([{format: FORMAT}, {format: FORMAT}]);
      const caller = {client: 'a', signal: new AbortController().signal};
      expect(await backend.records(['nothing'], caller)).toEqual([undefined]);
    } finally {
      await client.end();
      await backend.close();
      await Promise.all([database.remove(), rm(buildDir, {recursive: true})]);
    }
  },
  60_000,
);
