import type {ReactNode} from 'react';
import * as strings from '../../../../i18n/en/strings';
import {statusText} from '../response/statusMeaning';
import type {Session} from '../session/Session';
import type {Exchange} from '../session/SessionState';

interface HistoryProps {
  readonly session: Session;
  readonly history: readonly Exchange[];
  /** The one that is shown now. */
  readonly shown: Exchange | undefined;
}

/** Everything that was sent since the page was loaded, by any console. Choosing one brings it back, in its own console. */
export function History({session, history, shown}: HistoryProps): ReactNode {
  if (!history.length) return null;
  return (
    <details className="ac-more ac-history">
      <summary>{strings.historyCount(history.length)}</summary>
      <ol reversed start={history[0]?.number}>
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
                <span className="visually-hidden">{strings.requestNumber(number)} </span>
                <b data-method={method}>{method}</b>{' '}
                <code>
                  {to === 'server' && host}
                  {target}
                </code>{' '}
                <b data-status={outcome.kind === 'answer' ? String(outcome.status).charAt(0) : '5'}>
                  {outcome.kind === 'answer'
                    ? statusText(outcome.status)
                    : strings.outcomes[outcome.reason]}
                </b>
              </button>
            </li>
          );
        })}
      </ol>
    </details>
  );
}
