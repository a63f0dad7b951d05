import * as strings from '../../../i18n/en/strings';
import type {Reason, State} from '../../service-worker/messages';
import {formatBytes} from './formatBytes';

const FAILURES: Readonly<Record<Reason, string>> = {
  room: strings.noRoom,
  network: strings.connectionLost,
  changed: strings.newVersionOfDocs,
  damaged: strings.keptDamaged,
};

/** Says in a sentence or two what is kept of the site. */
export function stateText({status, whole, reason}: State): string {
  const size = formatBytes(whole);
  switch (status) {
    case 'none':
      return whole === 0 ? strings.notKept : strings.notKeptSize(size);
    case 'keeping':
      return strings.keeping(size);
    case 'kept':
      return strings.kept(size);
    case 'failed':
      return FAILURES[reason ?? 'network'];
  }
}
