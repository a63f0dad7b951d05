import type {PageRule} from '../rule';

/** Every cell of a table says something: an empty one may as well have been forgotten. */
export const tablesRule: PageRule = {
  name: 'table',
  check({tables}, _facts, report) {
    for (const {header, rows} of tables)
      for (const {line, cells, empty} of rows)
        for (const at of empty)
          report.problem(
            line,
            `the cell below "${header[at] ?? ''}" is empty; write "None", or what holds there`,
            cells.join(' | '),
          );
  },
};
