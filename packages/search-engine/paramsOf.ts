/** A request as the provider echoes it. */
export function paramsOf(request: object): string {
  const fields = Object.entries(request).filter(
    ([name, value]) => name !== 'indexName' && value !== undefined && value !== null,
  );
  return fields
    .map(
      ([name, value]) =>
        `${name}=${encode(typeof value === 'string' ? value : JSON.stringify(value))}`,
    )
    .join('&');
}

/** Half of a surrogate pair has no encoding; it is written as the replacement character. */
function encode(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));
}
