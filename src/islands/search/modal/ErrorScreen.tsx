import type {ReactNode} from 'react';
import * as strings from '../../../../i18n/en/strings';
import {Icon} from './icons';

interface Props {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** What a search that nobody answers shows (spec §8). While writing pages it also says why. */
export function ErrorScreen({error, onRetry}: Props): ReactNode {
  return (
    <div className="search-screen" data-tone="error">
      <Icon name="offline" size={36} />
      <p className="search-screen-title">{strings.searchFailed}</p>
      <p>{strings.checkNetwork}</p>
      {process.env.NODE_ENV !== 'production' && error instanceof Error && <p>{error.message}</p>}
      <button type="button" className="search-retry" onClick={onRetry}>
        {strings.tryAgain}
      </button>
    </div>
  );
}
