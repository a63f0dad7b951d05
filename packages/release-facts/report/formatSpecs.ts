import type {SpecsDiff} from '../specs/compareSpecs';
import {EXCEPTIONS_FILE} from '../specs/exceptions';
import {formatChanges} from './formatDiff';

/** What specs/ and a checkout say differently, for people. */
export function formatSpecs({changes, excepted, unused, notes}: SpecsDiff): string {
  return [
    'specs/ → checkout (+ only there, - only in specs/)',
    ...(notes.length > 0 ? [`Not compared:\n${notes.map((note) => `  ${note}`).join('\n')}`] : []),
    ...formatChanges(changes),
    ...unused.map(
      ({area, id}) => `${EXCEPTIONS_FILE}: nothing differs in ${area} ${id}; remove the exception.`,
    ),
    `${changes.length === 0 ? 'No difference' : `${changes.length} difference(s)`}; ${excepted} more are explained in ${EXCEPTIONS_FILE}.`,
  ].join('\n\n');
}
