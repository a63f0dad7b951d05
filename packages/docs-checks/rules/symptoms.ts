import {isErrorHead} from '@toolhive-docs/error-index';
import type {Page, Table} from '../page/types';
import type {SiteRule} from '../rule';

/** Words that point to somewhere else on the page of the row; the row is also read alone, on the page of all errors. */
const POINTERS: readonly RegExp[] = [
  /\b(?:see|as|shown|described|explained|listed|set) (?:above|below)\b/i,
  /\bstep \d+\b/i,
  /\b(?:this|the previous|the next) (?:page|guide|section|table|list|row|step)\b/i,
  /\b(?:these|the following) (?:reasons|rules|steps|places|causes)\b/i,
  /^the same\b|\. the same\b|\bthe same (?:command|error|problem|cause|fix) (?:shows|as|says)\b/i,
];

/** A symptom, cause or fix that leaves readers without something to look for or to do. */
const EMPTY = /^(?:none|wait|unknown|not supported(?: in this release)?)\b\W*(?:$|see\b)/i;

/** A symptom by one word, such as a status, names no place where readers meet it. */
const ONE_WORD = /^`?[\w-]+`?$/;

/**
 * Each row of a table of symptoms makes sense alone, because the page of all errors and programs show it without its page;
 * a symptom that several pages explain has one cause and one fix.
 */
export const symptomsRule: SiteRule = {
  name: 'symptom',
  check(pages, _facts, report) {
    const known = new Map<string, {readonly file: string; readonly rest: string}>();
    for (const page of pages)
      for (const {line, cells} of symptomRows(page)) {
        const problem = (message: string): void =>
          report(page.file).problem(line, message, cells.join(' | '));
        report(page.file).count('symptoms');
        for (const cell of cells) {
          const pointer = POINTERS.map((words) => words.exec(cell)?.[0]).find(Boolean);
          if (pointer !== undefined)
            problem(
              `"${pointer.replace(/^\. /, '')}" makes sense on this page alone; name the thing, or link to its section`,
            );
          if (EMPTY.test(cell))
            problem(`"${cell}" tells readers nothing to do; say what to do instead`);
        }
        const [symptom = '', ...others] = cells;
        if (ONE_WORD.test(symptom))
          problem(`"${symptom}" alone is no symptom; say which program shows it, and where`);
        const rest = others.join(' | ');
        const first = known.get(symptom) ?? {file: page.file, rest};
        known.set(symptom, first);
        if (first.rest !== rest)
          problem(
            `${first.file} explains the same symptom in another way: "${first.rest}"; use one cause and one fix, or say in the symptom what differs`,
          );
      }
  },
};

/** Symptom, cause and fix of each row; what further columns hold is shown nowhere else. */
const symptomRows = ({tables}: Page): Pick<Table['rows'][number], 'line' | 'cells'>[] =>
  tables
    .filter(({header}) => isErrorHead(header))
    .flatMap(({rows}) => rows.map(({line, cells}) => ({line, cells: cells.slice(0, 3)})));
