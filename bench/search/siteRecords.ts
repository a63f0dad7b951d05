import type {SearchRecord} from '@toolhive-docs/search-engine';
import {readQuestions, recordsOfBuild, withFewQuestions} from '@toolhive-docs/search-records';
import {inProject} from '../../scripts/support/projectRoot.mjs';
import {isOfNewest} from './newestVersion';

/** The records of the newest version of a built site as its own index of all texts has them, with the first questions of `specs/`. */
export function siteRecords(build = 'build'): SearchRecord[] {
  const questions = readQuestions(inProject('specs/questions'));
  return withFewQuestions(recordsOfBuild(build, {questions}).filter(isOfNewest), questions);
}
