import type {Facts} from '../../facts/types';
import type {PageRule} from '../../rule';

type Entry = Facts['registry']['servers'][string];

/** What stands under these headings of a table beside a server's name. */
const COLUMNS: Readonly<Record<string, (entry: Entry) => string[]>> = {
  image: ({image}) => [image],
  transport: ({transport}) => [transport],
  tools: ({tools}) => (tools.length === 0 ? ['0', 'none listed', '–'] : [String(tools.length)]),
};

/** Tables of registry servers show each server's own image, transport and number of tools. */
export const registryTableRule: PageRule = {
  name: 'registry-table',
  check({tables}, {registry}, report) {
    for (const {header, rows} of tables) {
      const columns = header.flatMap((title, index) =>
        index > 0 && title.toLowerCase() in COLUMNS ? [{title, index}] : [],
      );
      for (const {cells, line} of columns.length > 0 ? rows : []) {
        const entries = (cells[0] ?? '').split(/[`, ]+/).flatMap((name) => {
          const entry = registry.servers[name];
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
