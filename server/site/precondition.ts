/**
 * The status that a request's conditions ask for instead of the file (RFC 9110 §13.2.2): 412 when the client wants another version,
 * 304 when it has this one. Undefined when the file is to be sent.
 *
 * @param etag - Strong tag of the file, with its quotes.
 */
export function precondition(
  requestHeader: (name: string) => string | undefined,
  etag: string,
): 412 | 304 | undefined {
  const ifMatch = requestHeader('If-Match');
  if (ifMatch !== undefined && !tagsIn(ifMatch).some((tag) => tag === etag || tag === '*'))
    return 412;
  const ifNoneMatch = requestHeader('If-None-Match');
  const isKnown =
    ifNoneMatch !== undefined &&
    tagsIn(ifNoneMatch).some((tag) => tag.replace(/^W\//, '') === etag || tag === '*');
  return isKnown ? 304 : undefined;
}

function tagsIn(list: string): string[] {
  return list.split(',').map((tag) => tag.trim());
}
