import {join} from 'node:path';

/** The folder of the pages that were cut for a release, which the framework names. */
export const cutFolder = (root: string, release: string): string =>
  join(root, 'versioned_docs', `version-${release}`);
