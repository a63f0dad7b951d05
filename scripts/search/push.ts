import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';
import {recordsOfBuild} from '../../packages/search-records/recordsOfBuild';
import {environment} from '../../site.config';
import {HostedIndex} from './push/HostedIndex';
import {planPush} from './push/planPush';
import {ProviderApi} from './push/ProviderApi';
import {pushRecords} from './push/pushRecords';

const HELP = `Usage: npm run search:push -- [flags]

Brings the records of the built site and the settings of its index to the hosted search provider. Without --yes it changes nothing and
says what it would change. Reads SEARCH_APP_ID, SEARCH_API_KEY, SEARCH_INDEX and SEARCH_ADMIN_KEY.

Flags:
  --yes           Write
  --build FOLDER  The built site (default build/)
  --hosts LIST    Addresses to call instead of the provider's, with commas between them
  --help          Show this text
`;

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      yes: {type: 'boolean', default: false},
      build: {type: 'string', default: fileURLToPath(new URL('../../build', import.meta.url))},
      hosts: {type: 'string'},
      help: {type: 'boolean', default: false},
    },
  });
  if (values.help) return void process.stdout.write(HELP);
  const {url, baseUrl, searchAdminKey: adminKey} = environment;
  const {appId, indexName} = environment.search;
  if (appId === undefined)
    throw new Error(
      'The environment has no SEARCH_APP_ID. Fix: set SEARCH_APP_ID and SEARCH_API_KEY as for the build.',
    );
  if (adminKey === undefined)
    throw new Error(
      'The environment has no SEARCH_ADMIN_KEY. Fix: set it to a key of the provider that may change indexes, for this command alone.',
    );

  const records = recordsOfBuild(
    values.build,
    (route) => new URL(baseUrl.slice(0, -1) + route, url).href,
  );
  const api = new ProviderApi({appId, adminKey, hosts: values.hosts?.split(',')});
  const live = new HostedIndex(api, indexName);
  const {recordsNow, settings} = await planPush(live);
  console.log(
    `Index ${indexName} of application ${appId}\n  records: ${recordsNow ?? 'none yet'} → ${records.length}`,
  );
  console.log(
    settings.length === 0
      ? '  settings: no change'
      : `  settings:\n${settings.map((line) => `    ${line}`).join('\n')}`,
  );
  if (!values.yes)
    return console.log('Nothing was changed. Write with: npm run search:push -- --yes');
  await pushRecords(api, live, records, console.log);
  console.log(`Done: ${indexName} holds ${records.length} records.`);
}

main().catch((error: unknown) => {
  console.error(`Error: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
});
