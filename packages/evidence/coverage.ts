import {didYouMean} from '@toolhive-docs/cli-spec';
import {COMMANDS, OPERATIONS, TOP_SECTION, type EvidenceFile, type EvidenceProblem} from './types';
import {evidenceFileOf} from './files/pageOf';

/** A part of a page that needs evidence when it says something. */
export interface Section {
  /** Id of an h2 or h3, or {@link TOP_SECTION}. */
  id: string;
  /** 1-based line in the page. */
  line: number;
  hasText: boolean;
}

/** What must be covered. */
export interface Subjects {
  pages: readonly {file: string; sections: readonly Section[]}[];
  /** Names of the command pages, such as `thv_run`. */
  commands: readonly string[];
  /** Ids of the documented operations. */
  operations: readonly string[];
}

const HOW = 'give it a list of {path, symbol, proves}, or "none:" with a reason';

/** Sections, commands and operations without evidence, and evidence of those that do not exist. */
export function coverageProblems(
  subjects: Subjects,
  files: readonly EvidenceFile[],
): EvidenceProblem[] {
  return [
    ...subjects.pages.flatMap((page) => pageProblems(page, files)),
    ...files.flatMap(({file, page}) =>
      page === undefined || subjects.pages.some((each) => each.file === page)
        ? []
        : [{file, line: 1, message: `there is no page ${page}; rename or delete this file.`}],
    ),
    ...groupProblems(COMMANDS, subjects.commands, files),
    ...groupProblems(OPERATIONS, subjects.operations, files),
  ];
}

function pageProblems(
  {file, sections}: Subjects['pages'][number],
  files: readonly EvidenceFile[],
): EvidenceProblem[] {
  const evidence = evidenceFileOf(file);
  // Beside a page, all entries are of sections.
  const entries = files.find((each) => each.file === evidence)?.entries ?? [];
  const keys = new Set(entries.map(({key}) => key));
  const known = [...new Set([TOP_SECTION, ...sections.map(({id}) => id)])];
  const missing = sections.filter(({id, hasText}) => hasText && !keys.has(id));
  const unknown = entries.filter(({key}) => !known.includes(key));
  return [
    ...missing.map(({id, line}) => ({
      file,
      line,
      message: `the section "${id}" has no evidence; add sections.${id} to ${evidence}: ${HOW}.`,
    })),
    ...unknown.map(({key, line}) => ({
      file: evidence,
      line,
      message: `the page has no section "${key}"; ${didYouMean(key, known)} Rename or remove it.`,
    })),
  ];
}

function groupProblems(
  group: string,
  wanted: readonly string[],
  files: readonly EvidenceFile[],
): EvidenceProblem[] {
  const own = files
    .filter(({page}) => page === undefined)
    .flatMap(({file, entries}) => entries.map((entry) => ({file, ...entry})))
    .filter((entry) => entry.group === group);
  const keys = new Set(own.map(({key}) => key));
  return [
    ...wanted
      .filter((key) => !keys.has(key))
      .map((key) => ({
        file: 'specs/evidence',
        line: 1,
        message: `${group}.${key} has no evidence; add it to a file there: ${HOW}.`,
      })),
    ...own
      .filter(({key}) => !wanted.includes(key))
      .map(({file, key, line}) => ({
        file,
        line,
        message: `${group}.${key}: there is no such one; ${didYouMean(key, wanted)} Rename or remove it.`,
      })),
  ];
}
