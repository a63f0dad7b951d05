import {judgedQueries} from '../search/judgedQueries';
import {anyOf} from './anyOf';

/** What readers do with the search box: whole texts that are asked one after the other. */
const ALL = judgedQueries().map((judged) => ({
  query: judged.query,
  isQuestion: judged.class === 'question',
}));

/**
 * What a reader asks, without end: judged queries in no order, letter by letter as the search box asks them. Every other question comes
 * in one piece, as one that is pasted or spoken.
 */
export function* typedQueries(): Generator<string, never> {
  for (;;) {
    const {query, isQuestion} = anyOf(ALL);
    if (isQuestion && Math.random() < 0.5) yield query;
    else
      for (let length = 1; length <= query.length; length++)
        // A space alone changes nothing that is asked.
        if (query[length - 1] !== ' ') yield query.slice(0, length);
  }
}
