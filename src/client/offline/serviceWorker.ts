import type {Message} from '../../service-worker/messages';
import {site} from '../site';

/** Registers the service worker of this site; its file is asked for again each time. @throws what the browser says against it. */
export function register(): Promise<ServiceWorkerRegistration> {
  return navigator.serviceWorker.register(`${site().baseUrl}sw.js`, {updateViaCache: 'none'});
}

/** Asks something of a service worker. */
export const ask = (worker: ServiceWorker | null, message: Message): void =>
  worker?.postMessage(message);
