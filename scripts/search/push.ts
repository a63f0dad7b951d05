import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';
import {readQuestions, recordsOfBuild} from '@toolhive-docs/search-records';
import {readSynonyms} from '../../plugins/search/readSynonyms';
import {environment} from '../../site.config';
import {connect} from './push/connect';
import {planPush, type Plan} from './push/planPush';
import {providerSynonyms} from './push/providerSynonyms';
import {pushRecords} from './push/pushRecords';

const HELP = `Usage: npm run search:push -- [flags]

Brings the records of the built site, the settings of its index and the synonyms to the hosted search provider. Without --yes it changes
nothing and says what it would change. Reads SEARCH_APP_ID, SEARCH_API_KEY, SEARCH_INDEX and SEARCH_ADMIN_KEY.

Flags:
  --yes           Write
  --build FOLDER  The built site (default build/)
  --hosts LIST    Addresses to call instead of the provider's, with commas between them
  --help          Show this text
`;

const root = new URL('../../', import.meta.url);

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      yes: {type: 'boolean', default: false},
      build: {type: 'string', default: fileURLToPath(new URL('build', root))},
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

  const records = recordsOfBuild(values.build, {
    questions: readQuestions(fileURLToPath(new URL('specs/questions', root))),
    addressOf: (route) => new URL(baseUrl.slice(0, -1) + route, url).href,
  });
  const synonyms = await readSynonyms(fileURLToPath(new URL('specs/search-synonyms.yaml', root)));
  const client = connect({appId, adminKey, hosts: values.hosts?.split(',')});
  const plan = await planPush(client, indexName, providerSynonyms(synonyms));
  console.log(`Index ${indexName} of application ${appId}`);
  for (const line of describe(plan, records.length)) console.log(`  ${line}`);
  if (!values.yes)
    return console.log('Nothing was changed. Write with: npm run search:push -- --yes');
  await pushRecords(client, indexName, records, plan, console.log);
  console.log(`Done: ${indexName} holds ${records.length} records.`);
}

function describe({recordsNow, settings, newSynonyms, oldSynonyms}: Plan, count: number): string[] {
  const isSame = newSynonyms.length + oldSynonyms.length === 0;
  return [
    `records: ${recordsNow ?? 'none yet'} → ${count}`,
    settings.length === 0 ? 'settings: no change' : 'settings:',
    ...settings.map((line) => `  ${line}`),
    isSame
      ? 'synonyms: no change'
      : `synonyms: ${newSynonyms.length} new, ${oldSynonyms.length} removed`,
  ];
}

main().catch((error: unknown) => {
  console.error(`Error: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
});
