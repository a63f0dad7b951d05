import type {SearchRecord} from '@toolhive-docs/search-engine';

/** Tags of what a reader of the newest pages searches: pages of no version, and pages of the newest. */
export const TAGS = ['default', 'docs-default-current'];

/** Leaves out the pages of older versions, as facet filters of a search. */
export const OF_NEWEST = [TAGS.map((tag) => `docusaurus_tag:${tag}`)];

/** Whether a reader of the newest pages can find the record. */
export const isOfNewest = ({docusaurus_tag}: SearchRecord): boolean =>
  [docusaurus_tag].flat().some((tag) => TAGS.includes(tag));
