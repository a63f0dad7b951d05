import {algoliasearch, type Algoliasearch} from 'algoliasearch';

/** Access to an application of the provider. */
export interface Access {
  readonly appId: string;
  /** A key that may change the index; it is sent and never shown. */
  readonly adminKey: string;
  /** Addresses to call instead of the provider's, best first. */
  readonly hosts?: readonly string[] | undefined;
}

/** A client of the provider that tries one host after the other. */
export function connect({appId, adminKey, hosts}: Access): Algoliasearch {
  const own = hosts?.map((host) => {
    const {protocol, host: name, pathname} = new URL(host);
    return {
      url: name + pathname.replace(/\/$/, ''),
      protocol: protocol === 'http:' ? ('http' as const) : ('https' as const),
      accept: 'readWrite' as const,
    };
  });
  return algoliasearch(appId, adminKey, own && {hosts: own});
}
