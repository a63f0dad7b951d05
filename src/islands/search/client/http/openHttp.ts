import {hostUrl} from '../../hostUrl';
import type {SearchSettings} from '../../../../client/site';
import {HttpClient} from './HttpClient';

/**
 * The client for the hosts that the settings name.
 *
 * @throws what {@link HttpClient} throws.
 */
export function openHttp({
  hosts = [],
  appId,
  apiKey,
}: Pick<SearchSettings, 'hosts' | 'appId' | 'apiKey'>): HttpClient {
  const credentials =
    appId === undefined && apiKey === undefined
      ? {}
      : {credentials: {...(appId && {appId}), ...(apiKey && {apiKey})}};
  return new HttpClient({...credentials, ...(hosts.length > 0 && {hosts: hosts.map(hostUrl)})});
}
