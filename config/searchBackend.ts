import type {SearchBackend} from '../src/client/site';
import type {EnvironmentVariables} from './siteOptionsSchema';

type Variables = Pick<
  EnvironmentVariables,
  | 'SEARCH_APP_ID'
  | 'SEARCH_API_KEY'
  | 'SEARCH_INDEX'
  | 'SEARCH_HOSTS'
  | 'SEARCH_EVENTS'
  | 'FEEDBACK'
  | 'BASE_URL'
>;

/**
 * Chooses the backend from the environment: nothing set means the engine in the browser, hosts alone an
 * endpoint of one's own, an application id and a key the hosted provider. The host `/`, the server of the pages, answers below their
 * base path.
 *
 * @throws Error when one of application id and key is missing (spec §5), or when events have nowhere to go.
 */
export function searchBackend({BASE_URL: baseUrl, ...variables}: Variables): SearchBackend {
  const placed = (host: string): string => (host === '/' ? baseUrl : host);
  const backend = withoutEvents({...variables, SEARCH_HOSTS: variables.SEARCH_HOSTS.map(placed)});
  const events = eventsOf(placed(variables.SEARCH_EVENTS), backend);
  const feedback = placed(variables.FEEDBACK);
  return {...backend, ...(events && {events}), ...(feedback !== 'off' && {feedback})};
}

function withoutEvents({
  SEARCH_APP_ID: appId,
  SEARCH_API_KEY: apiKey,
  SEARCH_INDEX: indexName,
  SEARCH_HOSTS: hosts,
}: Omit<Variables, 'BASE_URL'>): SearchBackend {
  if (appId === undefined && apiKey === undefined)
    return hosts.length > 0 ? {hosts, indexName} : {indexName};
  if (appId === undefined) throw missing('SEARCH_APP_ID', 'an application id', 'SEARCH_API_KEY');
  if (apiKey === undefined)
    throw missing('SEARCH_API_KEY', 'an API key that may only search', 'SEARCH_APP_ID');
  return {hosts, appId, apiKey, indexName};
}

/** `on` means where searches are answered; an address is for a backend that answers in the browser, or for another collector. */
function eventsOf(setting: string, {hosts}: SearchBackend): SearchBackend['events'] {
  if (setting === 'off') return undefined;
  if (setting !== 'on') return {host: setting};
  const [host] = hosts ?? [];
  if (!hosts)
    throw new Error(
      'the environment has SEARCH_EVENTS = "on", but searches are answered in the browser: events have nowhere to go.\nFix: set SEARCH_EVENTS to the address that collects them, or set SEARCH_HOSTS.',
    );
  return host === undefined ? {} : {host};
}

function missing(variable: string, what: string, other: string): Error {
  return new Error(
    `the environment has ${other} but not ${variable}: the search client requires both.\nFix: set ${variable} to ${what}, or unset ${other}.`,
  );
}
