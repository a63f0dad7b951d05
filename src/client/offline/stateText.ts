import type {Reason, State} from '../../service-worker/messages';
import {formatBytes} from './formatBytes';

const FAILURES: Readonly<Record<Reason, string>> = {
  room: 'This device has not enough room for the docs. Free some space, and then keep them again.',
  network: 'The connection was lost. What is here already is not fetched again.',
  changed: 'The site has a new version. Reload this page, and then keep the docs again.',
  damaged: 'The browser has removed some of the kept pages. Keep the docs again to complete them.',
};

/** Says in a sentence or two what is kept of the site. */
export function stateText({status, whole, reason}: State): string {
  const size = formatBytes(whole);
  switch (status) {
    case 'none':
      return whole === 0
        ? 'The docs are not kept on this device.'
        : `The docs are not kept on this device. They need ${size} of its storage.`;
    case 'keeping':
      return `Keeping the docs on this device, ${size} in all…`;
    case 'kept':
      return `All pages and the search are kept on this device and work without a connection. They need ${size} of its storage.`;
    case 'failed':
      return FAILURES[reason ?? 'network'];
  }
}
