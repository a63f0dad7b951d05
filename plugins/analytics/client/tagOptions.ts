/** Name under which the plugin leaves its options for the pages. */
export const TAGS = 'tag-analytics';

/** What pages must know of the tag service. */
export interface TagOptions {
  readonly id: string;
}
