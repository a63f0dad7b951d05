import type {ReactNode} from 'react';

/** Opens the console of an operation. Shown where scripts run; livenPage.ts answers it. */
export function TryButton({id, summary}: {id: string; summary: string}): ReactNode {
  return (
    <button type="button" data-try={id} aria-expanded="false">
      Try it<span className="visually-hidden">: {summary}</span>
    </button>
  );
}
