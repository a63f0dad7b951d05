import type {ReactNode} from 'react';
import * as strings from '../../../../i18n/en/strings';
import {statusMeaning, statusText} from '../response/statusMeaning';
import type {ConsoleOperation} from '../request/ConsoleOperation';
import type {Session} from '../session/Session';
import type {Exchange} from '../session/SessionState';
import {BodyView} from './BodyView';
import {FailureView} from './FailureView';
import {InlineText} from './InlineText';

const milliseconds = (time: number): string =>
  time < 1 ? strings.underOneMillisecond : strings.milliseconds(Math.round(time));

interface ResponseStatusProps {
  readonly session: Session;
  readonly operation: ConsoleOperation;
  readonly exchange: Exchange;
}

/** The status with what the specification says it means; or why no answer came. To stand in a live region. */
export function ResponseStatus({session, operation, exchange}: ResponseStatusProps): ReactNode {
  const {outcome} = exchange;
  if (outcome.kind === 'failure')
    return <FailureView reason={outcome.reason} exchange={exchange} />;
  const {status, time} = outcome;
  const meaning = statusMeaning(session.spec, operation, status);
  return (
    <div className="ac-outcome">
      <p className="ac-status">
        <b data-status={String(status).charAt(0)}>{statusText(status)}</b>{' '}
        <span>{milliseconds(time)}</span>
      </p>
      <p className="ac-hint">
        {meaning === undefined ? strings.undocumentedStatus : <InlineText text={meaning} />}
      </p>
    </div>
  );
}

/** Body and headers of an answer. */
export function ResponseContent({exchange: {outcome, target}}: {exchange: Exchange}): ReactNode {
  if (outcome.kind === 'failure') return null;
  return (
    <>
      <BodyView answer={outcome} />
      <details className="ac-more">
        <summary>{strings.headerCount(outcome.headers.length)}</summary>
        <dl className="ac-headers">
          {outcome.headers.map(([name, value]) => (
            <div key={name}>
              <dt>
                <code>{name}</code>
              </dt>
              <dd>
                <code>{value}</code>
              </dd>
            </div>
          ))}
        </dl>
        {target === 'server' && <p className="ac-hint">{strings.onlyExposedHeaders}</p>}
      </details>
    </>
  );
}
