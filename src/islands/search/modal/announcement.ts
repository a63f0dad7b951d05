import type {Status} from '../useAsked';
import type {BoxAnswer} from './useBoxAnswer';

/** What a reader who hears the page is told once an answer is there. */
export function announcement(status: Status, answer: BoxAnswer | undefined): string {
  if (status === 'error') return 'Unable to fetch results';
  if (!answer) return status === 'stalled' ? 'Searching…' : '';
  const {query, result} = answer;
  if (result.hits.length === 0) return `No results for "${query}"`;
  return result.nbHits === 1 ? '1 result' : `${result.nbHits} results`;
}
