import * as strings from '../../../../i18n/en/strings';

/** The code host's form for a new issue about a page, filled in with what the reader would have to look up. */
export function issueUrl(
  form: string,
  {title, address, version}: {title: string; address: string; version: string},
): string {
  const url = new URL(form);
  url.searchParams.set('title', strings.issueTitle(title));
  url.searchParams.set('body', strings.issueBody(address, version));
  return url.href;
}
