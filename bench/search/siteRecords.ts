import {fileURLToPath} from 'node:url';
import type {SearchRecord} from '@toolhive-docs/search-engine';
import {readQuestions, recordsOfBuild} from '@toolhive-docs/search-records';

/** The records of a built site as its own index has them, with the questions of `specs/`. */
export function siteRecords(build = 'build'): SearchRecord[] {
  const folder = fileURLToPath(new URL('../../specs/questions', import.meta.url));
  return recordsOfBuild(build, {questions: readQuestions(folder)});
}
