import {site} from '../../../client/site';

/** The code host's form for a new issue, with a title that says which query found nothing. */
export function newIssueUrl(query: string): string {
  const url = new URL(site().search.newIssueUrl);
  url.searchParams.set('title', `Docs search: no results for "${query}"`);
  return url.href;
}
