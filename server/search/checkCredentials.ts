import {createHash, timingSafeEqual} from 'node:crypto';
import {HttpError} from './HttpError';

/** Who may search. */
export interface Credentials {
  readonly appId: string;
  readonly apiKey: string;
}

/**
 * Compares application id and key of a request, in its headers or its address, with the ones that the site was set up with.
 * Without any set up, everyone may search: the index is public anyway, and pages with only `SEARCH_HOSTS` send none.
 *
 * @throws HttpError 403, the same for a missing and a wrong one, as the provider does.
 */
export function checkCredentials(request: Request, expected: Credentials | undefined): void {
  if (expected === undefined) return;
  const parameters = new Map(
    [...new URL(request.url).searchParams].map(([name, value]) => [name.toLowerCase(), value]),
  );
  const given = (name: string): string => request.headers.get(name) ?? parameters.get(name) ?? '';
  const isKnown = isSame(given('x-algolia-application-id'), expected.appId);
  const isAllowed = isSame(given('x-algolia-api-key'), expected.apiKey);
  if (!isKnown || !isAllowed) throw new HttpError(403, 'Invalid Application-ID or API key');
}

/** Takes as long for a nearly right key as for any other. */
function isSame(given: string, expected: string): boolean {
  return timingSafeEqual(digest(given), digest(expected));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
