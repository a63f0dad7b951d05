import type {ReactNode} from 'react';
import * as strings from '../../i18n/en/strings';
import {Filled} from '../components/Filled';
import {ToolPage} from '../components/ToolPage';

/** Where readers keep the whole site on their device (src/client/offline). */
export default function OfflinePage(): ReactNode {
  return (
    <ToolPage title={strings.keepOffline} description={strings.offlineDescription}>
      <h1>{strings.keepOffline}</h1>
      <p>{strings.offlineVisited}</p>
      <offline-docs>
        <p role="status" />
        <progress aria-label={strings.offlinePart} max={1} value={0} hidden />
        <button type="button" hidden>
          {strings.keepOffline}
        </button>
        <noscript>
          <p>{strings.offlineNeedsScripts}</p>
        </noscript>
      </offline-docs>
      <p>
        <Filled text={strings.offlineUpdates} parts={{install: <em>{strings.install}</em>}} />
      </p>
    </ToolPage>
  );
}
