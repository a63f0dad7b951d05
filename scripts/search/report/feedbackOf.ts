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
  const pages = new Map<string, {helped: number; didNot: number}>();
  for (const {page, isHelpful} of said) {
    const {helped, didNot} = pages.get(page) ?? {helped: 0, didNot: 0};
    pages.set(page, isHelpful ? {helped: helped + 1, didNot} : {helped, didNot: didNot + 1});
  }
  return {
    pages: [...pages]
      .map(([page, votes]) => ({page, ...votes}))
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
