import type {EnvironmentVariables} from './siteOptionsSchema';

/** Who answers searches; goes to the pages as it is, so it holds nothing secret. */
export interface SearchDoor {
  /** Left out: the engine in the reader's browser. Empty: the hosted provider's own hosts. */
  readonly hosts?: readonly string[];
  readonly appId?: string;
  /** A key that may only search. */
  readonly apiKey?: string;
  readonly indexName: string;
}

/**
 * Chooses the door from the environment: nothing set means the engine in the browser, hosts alone an
 * endpoint of one's own, an application id and a key the hosted provider.
 *
 * @throws Error when one of application id and key is missing (spec §5).
 */
export function searchDoor(variables: Pick<EnvironmentVariables, 'SEARCH_APP_ID' | 'SEARCH_API_KEY' | 'SEARCH_INDEX' | 'SEARCH_HOSTS'>): SearchDoor {
  const {SEARCH_APP_ID: appId, SEARCH_API_KEY: apiKey, SEARCH_INDEX: indexName, SEARCH_HOSTS: hosts} = variables;
  if (appId === undefined && apiKey === undefined) return hosts.length > 0 ? {hosts, indexName} : {indexName};
  if (appId === undefined) throw missing('SEARCH_APP_ID', 'an application id', 'SEARCH_API_KEY');
  if (apiKey === undefined) throw missing('SEARCH_API_KEY', 'an api key that may only search', 'SEARCH_APP_ID');
  return {hosts, appId, apiKey, indexName};
}

function missing(variable: string, what: string, other: string): Error {
  return new Error(`the environment has ${other} but not ${variable}: the search client requires both.\nFix: set ${variable} to ${what}, or unset ${other}.`);
}
