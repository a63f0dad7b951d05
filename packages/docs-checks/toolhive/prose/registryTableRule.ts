import type {Facts} from '../../facts/types';
import type {Table} from '../../page/types';
import type {Report} from '../../report/Ledger';
import type {PageRule} from '../../rule';

type Servers = Facts['registry']['servers'];

/** What stands under these headings of a table beside a server's name. */
const COLUMNS: Readonly<Record<string, (entry: Servers[string]) => string[]>> = {
  image: ({image}) => [image],
  transport: ({transport}) => [transport],
  tools: ({tools}) => (tools.length === 0 ? ['0', 'none listed', '–'] : [String(tools.length)]),
};

/**
 * Tables of registry servers show each server's own image, transport and number of tools. One whose lead says that it
 * lists the entries has a row for each, and the lead counts those of each transport right.
 */
export const registryTableRule: PageRule = {
  name: 'registry-table',
  check({source, tables}, {registry: {servers}}, report) {
    for (const {header, rows} of tables) {
      checkLead(rows, source.split('\n'), servers, report);
      const columns = header.flatMap((title, index) =>
        index > 0 && title.toLowerCase() in COLUMNS ? [{title, index}] : [],
      );
      for (const {cells, line} of columns.length > 0 ? rows : []) {
        const entries = (cells[0] ?? '').split(/[`, ]+/).flatMap((name) => {
          const entry = servers[name];
          return entry ? [{name, entry}] : [];
        });
        for (const {name, entry} of entries) {
          for (const {title, index} of columns) {
            report.count('values in prose');
            const shown = (cells[index] ?? '').replaceAll('`', '');
            const right = COLUMNS[title.toLowerCase()]?.(entry) ?? [];
            if (!right.includes(shown))
              report.problem(
                line,
                `the registry says ${right[0] ?? ''} for the ${title.toLowerCase()} of ${name}, not ${shown}`,
                cells.join(' | '),
              );
          }
        }
      }
    }
  },
};

/** Lines from a table's header to its first row. */
const HEADER = 2;

/** Checks a table below a sentence such as: The table lists the 31 entries, of which 26 use `stdio`. */
function checkLead(
  rows: Table['rows'],
  lines: readonly string[],
  servers: Servers,
  report: Report,
): void {
  const header = (rows[0]?.line ?? 0) - HEADER;
  const line = 1 + lines.slice(0, Math.max(header - 1, 0)).findLastIndex((each) => each.trim());
  const lead = lines[line - 1] ?? '';
  if (!/\blists the \d+ entries\b/.test(lead)) return;
  const entries = Object.entries(servers);
  for (const [, stated, transport = ''] of lead.matchAll(/\b(\d+) use [^.`]*`([\w-]+)`/g)) {
    report.count('values in prose');
    const right = entries.filter(([, entry]) => entry.transport === transport).length;
    const message = `the registry has ${right} entries with the transport ${transport}`;
    if (Number(stated) !== right) report.problem(line, `${message}, not ${stated ?? ''}`, lead);
  }
  const listed = rows.map(({cells}) => (cells[0] ?? '').replaceAll('`', ''));
  for (const [name] of entries.filter(([each]) => !listed.includes(each)))
    report.problem(line, `the table has no row of ${name}, which the registry has; add one`);
}
