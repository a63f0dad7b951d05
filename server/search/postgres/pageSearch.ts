import {RequestError} from '@toolhive-docs/search-engine';
import {
  meets,
  worthOf,
  type About,
  type Common,
  type CompleteRequest,
} from '@toolhive-docs/search-engine/parts';
import type {ClientBase} from 'pg';
import type {PageSearch} from './findPages';
import {resolveWords} from './resolveWords';

/** A version of the index and what servers know of it. */
export interface Version extends Common {
  readonly version: number;
  readonly about: About;
}

/** Reads a search with the words of a version. @throws RequestError (400) for what an index in a database cannot obey. */
export async function pageSearch(
  client: ClientBase,
  version: Version,
  asked: CompleteRequest,
): Promise<PageSearch> {
  refuseUnable(asked);
  const {about} = version;
  return {
    version: version.version,
    asked,
    words: await resolveWords(client, version.version, asked, version),
    allowed: meets(asked.filter, about.classes),
    worth: worthOf(asked.optionalFilter, asked.sumsScores, about.classes),
  };
}

function refuseUnable({words: {typos}}: CompleteRequest): void {
  if (typos === 'fewest' || typos === 'few')
    throw new RequestError(
      'typoTolerance may be true or false where the index is in PostgreSQL: hits are not counted by their errors there',
    );
}
