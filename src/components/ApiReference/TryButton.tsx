import type {ReactNode} from 'react';
import * as strings from '../../../i18n/en/strings';

/** Opens the console of an operation. Shown where scripts run; src/elements/apiReference answers it. */
export function TryButton({id, summary}: {id: string; summary: string}): ReactNode {
  return (
    <button
      type="button"
      data-try={id}
      aria-expanded="false"
      aria-label={strings.tryOperation(summary)}
    >
      {strings.tryIt}
    </button>
  );
}
