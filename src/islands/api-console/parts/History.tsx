import type {ReactNode} from 'react';
import {statusText} from '../response/statusMeaning';
import type {Session} from '../session/Session';
import type {Exchange} from '../session/SessionState';

interface HistoryProps {
  readonly session: Session;
  readonly history: readonly Exchange[];
  /** The one that is shown now. */
  readonly shown: Exchange | undefined;
}

const FAILED = {
  cancelled: 'canceled',
  timeout: 'no response',
  policy: 'blocked',
  network: 'no response',
  request: 'not sent',
} as const;

/** Everything that was sent since the page was loaded, by any console. Choosing one brings it back, in its own console. */
export function History({session, history, shown}: HistoryProps): ReactNode {
  if (!history.length) return null;
  return (
    <details className="ac-more ac-history">
      <summary>History ({history.length})</summary>
      <ol reversed>
        {history.map((exchange) => {
          const {
            number,
            request: {method, target},
            target: to,
            host,
            outcome,
          } = exchange;
          return (
            <li key={number}>
              <button
                type="button"
                aria-current={exchange === shown || undefined}
                onClick={() => session.recall(exchange)}
              >
                <b data-method={method}>{method}</b>{' '}
                <code>
                  {to === 'server' && host}
                  {target}
                </code>{' '}
                <b data-status={outcome.kind === 'answer' ? String(outcome.status).charAt(0) : '5'}>
                  {outcome.kind === 'answer' ? statusText(outcome.status) : FAILED[outcome.reason]}
                </b>
              </button>
            </li>
          );
        })}
      </ol>
    </details>
  );
}
