import {readFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import {join} from 'node:path';
import {runServer} from '../../server/testing/runServer';
import {launchChromium} from '../../scripts/support/launchChromium';
import {API_KEY, APP_ID, type Case, type CaseContext} from './Case';
import {apiClients} from './cases/apiClients';
import {docSearch} from './cases/docSearch';
import {helpers} from './cases/helper';
import {insights} from './cases/insights';
import {interfaces} from './cases/interfaces';
import {recommend} from './cases/recommend';
import {stockSites} from './cases/stockSite';
import {writeFixture} from './fixture';
import {CLIENTS, installClients, STOCK_SITE} from './installClients';
import {openClientPage, serveFolder} from './openClientPage';
import {writeTable, type Outcome} from './writeTable';

const CASES: readonly Case[] = [
  ...apiClients,
  ...helpers,
  ...interfaces,
  ...docSearch,
  ...stockSites,
  ...recommend,
  ...insights,
];

/** Installs the provider's clients, lets each of them ask a server that is really started, and writes the table of what works. */
async function main(): Promise<void> {
  installClients();
  const fixture = await writeFixture();
  const log = join(fixture.buildDir, 'events.jsonl');
  const program = await runServer(['--build', fixture.buildDir], {
    SEARCH_APP_ID: APP_ID,
    SEARCH_API_KEY: API_KEY,
    EVENTS_LOG: log,
  });
  const browser = await launchChromium();
  const {url: stockSite, close} = await serveFolder(STOCK_SITE);
  const load = createRequire(join(CLIENTS, 'any.js'));
  const context: CaseContext = {
    url: program.url,
    host: `127.0.0.1:${program.port}`,
    fixture,
    load: (name) => load(name) as unknown,
    file: (path) => join(CLIENTS, path),
    openPage: () => openClientPage(browser, stockSite, program.url),
    stockSite,
    events: async () =>
      (await readFile(log, 'utf8'))
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as Record<string, unknown>),
  };
  const outcomes: Outcome[] = [];
  for (const {client, uses, run} of CASES.filter(isChosen)) {
    const problem = await run(context).then(
      () => undefined,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );
    outcomes.push({client, uses, works: problem === undefined});
    console.log(`${problem === undefined ? 'works' : 'FAILS'}  ${client}: ${uses}`);
    if (problem !== undefined) console.log(problem.replace(/^/gm, '         '));
  }
  await browser.close();
  await close();
  program.kill('SIGTERM');
  await program.ended;
  await fixture.remove();
  if (outcomes.length === CASES.length) writeTable(outcomes);
  const failed = outcomes.filter(({works}) => !works).length;
  console.log(`${outcomes.length - failed} work, ${failed} fail`);
  process.exitCode = failed === 0 ? 0 : 1;
}

/** `npm run test:clients -- DocSearch` tries those whose name holds the word. */
function isChosen({client}: Case): boolean {
  const [, , word = ''] = process.argv;
  return client.toLowerCase().includes(word.toLowerCase());
}

main().catch((error: unknown) => {
  console.error(`Error: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
});
