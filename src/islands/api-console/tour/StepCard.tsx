import type {ReactNode, RefObject} from 'react';
import * as strings from '../../../../i18n/en/strings';
import {BodyView} from '../parts/BodyView';
import {InlineText} from '../parts/InlineText';
import {statusText} from '../response/statusMeaning';
import type {ConsoleRequest} from '../request/buildRequest';
import type {Exchange} from '../session/SessionState';
import type {TourStep} from './tourSteps';

interface StepCardProps {
  readonly step: TourStep;
  readonly position: string;
  readonly request: ConsoleRequest;
  readonly answer: Exchange | undefined;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly children: ReactNode;
}

/** One step: what it is for, what will be sent, and what came. `children` are its buttons. */
export function StepCard({
  step,
  position,
  request,
  answer,
  heading,
  children,
}: StepCardProps): ReactNode {
  const outcome = answer?.outcome.kind === 'answer' ? answer.outcome : undefined;
  return (
    <div className="ac-step">
      <h3 ref={heading} tabIndex={-1}>
        <small>{position}</small> {step.title}
      </h3>
      <p>
        <InlineText text={step.text} />
      </p>
      <div className="ac-sent">
        <p className="ac-line">
          <b data-method={request.method}>{request.method}</b> <code>{request.target}</code>
        </p>
        {request.body !== undefined && (
          <pre>
            <code>{request.body}</code>
          </pre>
        )}
      </div>
      {!outcome && <p className="ac-hint">{strings.tourExpect(statusText(step.expects))}</p>}
      <div role="status">
        {outcome && (
          <>
            <p className="ac-status">
              <b data-status={String(outcome.status).charAt(0)}>{statusText(outcome.status)}</b>
            </p>
            {outcome.status === step.expects ? (
              <p>
                <InlineText text={step.then} />
              </p>
            ) : (
              <p>{strings.tourExpected(statusText(step.expects))}</p>
            )}
          </>
        )}
      </div>
      {outcome && <BodyView key={answer?.number} answer={outcome} />}
      <div className="ac-buttons">{children}</div>
    </div>
  );
}
