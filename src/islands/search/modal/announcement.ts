import * as strings from '../../../../i18n/en/strings';
import type {Status} from '../useAsked';
import type {BoxAnswer} from './useBoxAnswer';

/** What a reader who hears the page is told once an answer is there. */
export function announcement(status: Status, answer: BoxAnswer | undefined): string {
  if (status === 'error') return strings.searchFailed;
  if (!answer) return status === 'stalled' ? strings.searching : '';
  const {query, result} = answer;
  if (result.hits.length === 0) return strings.noResults(query);
  return strings.results(result.nbHits);
}
