import '../support/endOnErrors.mjs';
import {readQuestions, recordsOfBuild} from '@toolhive-docs/search-records';
import {readSynonyms} from '../../plugins/search/readSynonyms';
import {planPush, pushIndex} from '../../server/search/postgres/pushIndex';
import {environment} from '../../site.config';
import {inProject} from '../support/projectRoot.mjs';
import {readCommand} from '../support/readCommand';
import {connect} from './push/connect';
import {planPush as planProvider, type Plan} from './push/planPush';
import {providerSynonyms} from './push/providerSynonyms';
import {pushRecords} from './push/pushRecords';
import {readIndex} from './readIndex';

const HELP = `Usage: npm run search:push -- [flags]

Brings the records of the built site, the settings of its index and the synonyms to where searches are answered: to the hosted search
provider, or to PostgreSQL, from which servers with SEARCH_BACKEND=postgresql answer. Readers search the old records until the new ones
are there as a whole. Without --yes it changes nothing and says what it would change.

Reads SEARCH_INDEX, and SEARCH_APP_ID, SEARCH_API_KEY and SEARCH_ADMIN_KEY for the provider, SEARCH_DATABASE_URL for PostgreSQL.

Flags:
  --to PLACE      provider (default) or postgresql
  --yes           Write
  --build FOLDER  The built site (default build/)
  --hosts LIST    For the provider: addresses to call instead of the provider's, with commas between them
  --help          Show this text`;

const {values} = readCommand(HELP, {
  options: {
    to: {type: 'string', default: 'provider'},
    yes: {type: 'boolean', default: false},
    build: {type: 'string', default: inProject('build')},
    hosts: {type: 'string'},
  },
});
if (values.to === 'postgresql') await toPostgres(values.build, values.yes);
else if (values.to === 'provider') await toProvider(values);
else throw new Error(`--to ${values.to} is no place. Fix: give provider or postgresql.`);

/** The index of the build goes as it is: what the servers answer is what the browser would. */
async function toPostgres(build: string, yes: boolean): Promise<void> {
  const {indexName} = environment.search;
  const {searchDatabaseUrl: url} = environment;
  if (url === undefined)
    throw new Error(
      'The environment has no SEARCH_DATABASE_URL. Fix: set it to an address such as postgres://user:password@host:5432/database, of a user who may create tables.',
    );
  const push = {url, indexName, file: readIndex(build)};
  const {place, recordsNow, records, isSame} = await planPush(push);
  console.log(`Index ${indexName} in the database ${place}`);
  console.log(
    isSame
      ? '  no change'
      : `  records: ${recordsNow ?? 'none yet'} → ${records}, as a new version`,
  );
  if (!yes)
    return console.log(
      'Nothing was changed. Write with: npm run search:push -- --to postgresql --yes',
    );
  const isNew = await pushIndex(push);
  console.log(
    `Done: ${indexName} ${isNew ? 'now holds' : 'already held'} these ${records} records.`,
  );
}

async function toProvider({build, yes, hosts}: typeof values): Promise<void> {
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

  const records = recordsOfBuild(build, {
    questions: readQuestions(inProject('specs/questions')),
    addressOf: (route) => new URL(baseUrl.slice(0, -1) + route, url).href,
  });
  const synonyms = readSynonyms(inProject('specs/search-synonyms.yaml'));
  const client = connect({appId, adminKey, hosts: hosts?.split(',')});
  const plan = await planProvider(client, indexName, providerSynonyms(synonyms));
  console.log(`Index ${indexName} of application ${appId}`);
  for (const line of describe(plan, records.length)) console.log(`  ${line}`);
  if (!yes) return console.log('Nothing was changed. Write with: npm run search:push -- --yes');
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
