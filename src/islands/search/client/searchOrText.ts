import type {SearchRequest, SearchResult} from '@toolhive-docs/search-engine';

type Search = (requests: readonly SearchRequest[]) => Promise<readonly SearchResult[]>;

/** Words before or after a part in quotes. */
const AROUND_QUOTES = /\S\s+"[^"]+"|"[^"]+"\s*[^\s"]/;

/**
 * Asks again where a part in quotes is found nowhere, and words are around it: a text that was pasted has quotes of its own. A query that
 * is in quotes as a whole is meant so.
 */
export async function searchOrText(
  search: Search,
  requests: readonly SearchRequest[],
): Promise<readonly SearchResult[]> {
  const results = await search(requests);
  const isText = requests.some(
    ({query = '', advancedSyntax}) => advancedSyntax && AROUND_QUOTES.test(query),
  );
  if (!isText || results.some(({nbHits}) => nbHits > 0)) return results;
  return search(requests.map((request) => ({...request, advancedSyntax: false})));
}
