import type {ReactNode} from 'react';
import * as strings from '../../../../i18n/en/strings';
import {explainFailure} from '../send/explainFailure';
import type {FailureReason} from '../send/Outcome';
import type {Exchange} from '../session/SessionState';
import {InlineText} from './InlineText';

/** Where the guide shows the proxy that adds CORS headers, seen from the API reference. */
const GUIDE = '../guides-cli/api-browser#browser';

/** Why there is no answer, and the ways round. */
export function FailureView({
  reason,
  exchange: {host, request},
}: {
  reason: FailureReason;
  exchange: Exchange;
}): ReactNode {
  const {title, paragraphs, ways} = explainFailure(reason, {
    host,
    request,
    origin: window.location.origin,
  });
  return (
    <div className="ac-failure">
      <p>
        <b>{title}</b>
      </p>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <InlineText text={paragraph} />
        </p>
      ))}
      {ways.length > 0 && (
        <>
          <p>{strings.whatYouCanDo}</p>
          <ul>
            {ways.map((way) => (
              <li key={way}>
                <InlineText text={way} />
              </li>
            ))}
          </ul>
        </>
      )}
      {reason === 'network' && (
        <p>
          <a href={GUIDE}>{strings.browserGuide}</a>
        </p>
      )}
    </div>
  );
}
