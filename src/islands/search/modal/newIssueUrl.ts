import * as strings from '../../../../i18n/en/strings';
import {site} from '../../../client/site';

/** The code host's form for a new issue, with a title that says which query found nothing. */
export function newIssueUrl(query: string): string {
  const url = new URL(site().search.newIssueUrl);
  url.searchParams.set('title', strings.noResultsIssue(query));
  return url.href;
}
