import '../support/endOnErrors.mjs';
import {environment} from '../../site.config';
import {readCommand} from '../support/readCommand';
import {formatReport} from './report/formatReport';
import {parseSince} from './report/parseSince';
import {readLog} from './report/readLog';
import {summarise} from './report/summarise';

const HELP = `Usage: npm run search:report -- [flags]

Prints what readers search, what they find nothing for, which hits they choose, and which pages helped them, from the server's log of events.

Flags:
  --log PLACE    The log: a file of the server or of a collector, or the address of a database (default: the variable
                 EVENTS_LOG or EVENTS_DATABASE_URL)
  --since TIME   Leave out what is older: a date such as 2026-01-31, or a while such as 7d, 24h, 30m
  --top NUMBER   Rows of each table (default 20)
  --json         Print JSON
  --help         Show this text`;

/** Problems shown one by one; the rest is counted. */
const SHOWN_PROBLEMS = 20;

const {values} = readCommand(HELP, {
  options: {
    log: {type: 'string'},
    since: {type: 'string'},
    top: {type: 'string', default: '20'},
    json: {type: 'boolean', default: false},
  },
});
const place = values.log ?? environment.eventsLog ?? environment.eventsDatabaseUrl;
if (place === undefined)
  throw new Error(
    'Say which log: --log FILE, or set the variable EVENTS_LOG or EVENTS_DATABASE_URL as for the server.',
  );
if (!/^[1-9]\d{0,3}$/.test(values.top))
  throw new Error(`--top ${values.top} is not a number of rows. Allowed: 1 to 9999.`);
const {entries, problems} = await readLog(
  place,
  values.since === undefined ? undefined : parseSince(values.since),
);
for (const problem of problems.slice(0, SHOWN_PROBLEMS)) console.error(problem);
if (problems.length > SHOWN_PROBLEMS)
  console.error(`…and ${problems.length - SHOWN_PROBLEMS} more lines like these`);
const report = summarise(entries, Number(values.top));
process.stdout.write(values.json ? `${JSON.stringify(report, null, 2)}\n` : formatReport(report));
