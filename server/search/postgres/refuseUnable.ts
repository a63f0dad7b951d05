import {RequestError} from '@toolhive-docs/search-engine';
import type {CompleteRequest} from '@toolhive-docs/search-engine/parts';

/** @throws RequestError (400) for what an index in a database cannot obey although it changes which hits come. */
export function refuseUnable({words: {typos}}: CompleteRequest): void {
  if (typos === 'fewest' || typos === 'few')
    throw new RequestError(
      'typoTolerance may be true or false where the index is in PostgreSQL: hits are not counted by their errors there',
    );
}
