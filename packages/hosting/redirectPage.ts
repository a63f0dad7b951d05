/** Text as HTML, between tags or in an attribute. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/**
 * A page for hosts that only send files: leads readers on without a script, and tells search engines
 * where the page is now.
 *
 * @param to - Path of the page now, base path included.
 * @param canonical - Its full address.
 */
export function redirectPage(to: string, canonical: string): string {
  const path = escapeHtml(to);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>This page has moved</title>
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="0; url=${path}">
<link rel="canonical" href="${escapeHtml(canonical)}">
<p>This page has moved: <a href="${path}">${path}</a></p>
`;
}
