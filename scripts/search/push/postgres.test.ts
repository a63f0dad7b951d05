import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {runProgram} from '../../../server/sandbox/testing/runProgram';
import {post} from '../../../server/search/testing/post';
import {writeSearchBuild} from '../../../server/search/testing/searchBuild';
import {NO_POSTGRES, POSTGRES_BIN, PostgresServer} from '../../../server/testing/PostgresServer';
import {runServer} from '../../../server/testing/runServer';

const time = 60_000;

const push = (args: readonly string[], variables: Readonly<Record<string, string>> = {}) =>
  runProgram(args, '../../scripts/search/push.ts', undefined, variables).ended;

describe('npm run search:push -- --to', () => {
  it(
    'says which variable is missing, and which places there are',
    async () => {
      expect(await push(['--to', 'postgresql'])).toMatchObject({
        code: 1,
        stderr: expect.stringMatching(
          /^Error: The environment has no SEARCH_DATABASE_URL\. Fix: set it to/,
        ) as string,
      });
      expect(await push(['--to', 'nowhere'])).toMatchObject({
        code: 1,
        stderr: 'Error: --to nowhere is no place. Fix: give provider or postgresql.\n',
      });
      const folder = await mkdtemp(join(tmpdir(), 'push-empty-'));
      const SEARCH_DATABASE_URL = 'postgres://docs:hunter2@localhost/docs';
      const unbuilt = await push(['--to', 'postgresql', '--build', folder], {SEARCH_DATABASE_URL});
      expect(unbuilt).toMatchObject({
        code: 1,
        stderr: `Error: There is no search index in ${folder}/assets/search. Fix: run \`npm run build\`.\n`,
      });
      await rm(folder, {recursive: true});
    },
    time,
  );
});

describe.skipIf(POSTGRES_BIN === undefined)(`an index in PostgreSQL (or: ${NO_POSTGRES})`, () => {
  let database: PostgresServer;
  let buildDir: string;
  beforeAll(async () => {
    [database, buildDir] = await Promise.all([PostgresServer.start(), writeSearchBuild()]);
  }, time);
  afterAll(async () => {
    await Promise.all([database.remove(), rm(buildDir, {recursive: true})]);
  }, time);

  it(
    'is announced, written when told to, not written again, and answered from by the program',
    async () => {
      const variables = {SEARCH_DATABASE_URL: database.url, SEARCH_INDEX: 'site'};
      const args = ['--to', 'postgresql', '--build', buildDir];
      const {host} = new URL(database.url);
      const first = `Index site in the database ${host}/postgres\n`;
      expect(await push(args, variables)).toMatchObject({
        code: 0,
        stderr: '',
        stdout: `${first}  records: none yet → 8, as a new version\nNothing was changed. Write with: npm run search:push -- --to postgresql --yes\n`,
      });
      expect(await push([...args, '--yes'], variables)).toMatchObject({
        code: 0,
        stdout: `${first}  records: none yet → 8, as a new version\nDone: site now holds these 8 records.\n`,
      });
      expect(await push([...args, '--yes'], variables)).toMatchObject({
        code: 0,
        stdout: `${first}  no change\nDone: site already held these 8 records.\n`,
      });

      const program = await runServer(['--build', buildDir], {
        ...variables,
        SEARCH_BACKEND: 'postgresql',
      });
      const requests = [{indexName: 'site', query: 'stop'}];
      const {body} = await post(`${program.url}/1/indexes/*/queries`, {requests});
      expect(body.results?.[0]?.hits[0]?.url).toBe(`${program.url}/run#stop`);
      program.kill('SIGTERM');
      expect(await program.ended).toMatchObject({code: 0, stderr: ''});
    },
    time,
  );
});
