interface Addresses {
  readonly url?: string;
  readonly url_without_anchor?: string;
}

/** The same record with whole addresses: readers elsewhere build `new URL(hit.url)`. */
export function absoluteUrls<T extends Addresses>(record: T, base: string): T {
  const {url, url_without_anchor: page} = record;
  return {
    ...record,
    ...(url !== undefined && {url: new URL(url, base).href}),
    ...(page !== undefined && {url_without_anchor: new URL(page, base).href}),
  };
}
