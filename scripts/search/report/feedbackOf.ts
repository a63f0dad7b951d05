import {groupBy} from '@toolhive-docs/options/groupBy';
import type {FeedbackEntry, LogEntry} from '../../../server/search/log/entries';

/** What readers said of pages. */
export interface Feedback {
  /** Those that helped least first. */
  readonly pages: readonly {
    readonly page: string;
    readonly helped: number;
    readonly didNot: number;
  }[];
  /** The newest first. */
  readonly comments: readonly (Pick<FeedbackEntry, 'page' | 'version' | 'isHelpful' | 'time'> & {
    readonly comment: string;
  })[];
}

/**
 * Counts what readers said of pages.
 *
 * @param limit - Rows of each list.
 */
export function feedbackOf(entries: readonly LogEntry[], limit: number): Feedback {
  const said = entries.filter((entry): entry is FeedbackEntry => entry.type === 'feedback');
  return {
    pages: [...groupBy(said, ({page}) => page)]
      .map(([page, votes]) => {
        const helped = votes.filter(({isHelpful}) => isHelpful).length;
        return {page, helped, didNot: votes.length - helped};
      })
      .sort((a, b) => b.didNot - a.didNot || b.helped - a.helped || (a.page < b.page ? -1 : 1))
      .slice(0, limit),
    comments: said
      .flatMap(({page, version, isHelpful, time, comment}) =>
        comment === undefined ? [] : [{page, version, isHelpful, time, comment}],
      )
      .sort((a, b) => (a.time < b.time ? 1 : -1))
      .slice(0, limit),
  };
}
