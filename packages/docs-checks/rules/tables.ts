import type {PageRule} from '../rule';

/** Every cell of a table that a person writes says something: an empty one may as well have been forgotten. */
export const tablesRule: PageRule = {
  name: 'table',
  check({tables, generated}, _facts, report) {
    if (generated) return;
    for (const {header, rows} of tables)
      for (const {line, cells} of rows)
        cells.forEach((cell, at) => {
          if (cell.trim() === '')
            report.problem(
              line,
              `the cell below "${header[at] ?? ''}" is empty; write "None", or what holds there`,
              cells.join(' | '),
            );
        });
  },
};
