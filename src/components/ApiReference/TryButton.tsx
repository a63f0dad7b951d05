import type {ReactNode} from 'react';

/** Opens the console of an operation. Shown where scripts run; src/elements/apiReference answers it. */
export function TryButton({id, summary}: {id: string; summary: string}): ReactNode {
  return (
    <button type="button" data-try={id} aria-expanded="false" aria-label={`Try it: ${summary}`}>
      Try it
    </button>
  );
}
