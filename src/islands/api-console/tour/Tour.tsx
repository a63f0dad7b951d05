import {useLayoutEffect, useRef, useState, useSyncExternalStore, type ReactNode} from 'react';
import * as strings from '../../../../i18n/en/strings';
import type {Api} from '../loadApi';
import {ResetSandbox} from '../parts/ResetSandbox';
import {requestFor} from '../session/Session';
import type {Exchange} from '../session/SessionState';
import type {StoredTour} from '../session/storedSession';
import {StepCard} from './StepCard';
import {MAIN_STEPS, tourSteps} from './tourSteps';
import {useWorkloadStatus, WorkloadState} from './WorkloadState';

/** A walk through the life of a workload. The reader presses every button; where the walk stands outlives the page. */
export function Tour({session, operations}: Api): ReactNode {
  const {resets} = useSyncExternalStore(session.subscribe, session.state);
  const [tour, setTour] = useState<StoredTour>(session.tour ?? {step: 0, round: 0});
  const [answer, setAnswer] = useState<Exchange>();
  const [seenResets, setSeenResets] = useState(resets);
  const heading = useRef<HTMLHeadingElement>(null);
  const moved = useRef(false);

  const steps = tourSteps(tour.round);
  // What was kept may be of a tour with more steps.
  const position = Math.min(tour.step, steps.length - 1);
  const step = steps[position];
  const status = useWorkloadStatus(session, step?.workload ?? '');
  const operation = operations.get(step?.operationId ?? '');

  const go = (next: StoredTour): void => {
    moved.current = true;
    setTour(next);
    setAnswer(undefined);
    session.keepTour(next);
  };
  if (resets !== seenResets) {
    setSeenResets(resets);
    setTour(session.tour ?? tour);
    setAnswer(undefined);
  }
  useLayoutEffect(() => {
    if (moved.current) heading.current?.focus();
    moved.current = false;
  }, [tour]);

  if (!step || !operation) return null;
  const isSide = position >= MAIN_STEPS;
  const waits = step.needs !== undefined && status !== step.needs && !answer;
  const succeeded = ({outcome}: Exchange): boolean =>
    outcome.kind === 'answer' && outcome.status === step.expects;
  const asExpected = answer !== undefined && succeeded(answer);
  const next = steps[position + 1];
  const send = (): void => {
    if (waits) return;
    void session
      .send(operation, step.draft, new AbortController().signal, 'sandbox')
      .then((exchange) => {
        setAnswer(exchange);
        // A reload goes on with the next step.
        if (succeeded(exchange))
          session.keepTour({...tour, step: position + 1 === steps.length ? 0 : position + 1});
      });
  };
  const goOn = (): void => go({...tour, step: position + 1});
  const startOver = (): void => go({step: 0, round: tour.round + 1});

  return (
    <div className="ac-console ac-tour" role="region" aria-label={strings.tour}>
      <ol className="ac-progress" aria-label={strings.tourStepList}>
        {(isSide ? steps.slice(MAIN_STEPS) : steps.slice(0, MAIN_STEPS)).map(({title}, index) => {
          const number = index + (isSide ? MAIN_STEPS : 0);
          const state =
            number < position || (number === position && asExpected)
              ? 'done'
              : number === position
                ? 'now'
                : 'later';
          return (
            <li
              key={title}
              data-step={state}
              aria-current={number === position ? 'step' : undefined}
            >
              {title}
              {state === 'done' && <span className="visually-hidden"> {strings.tourStepDone}</span>}
            </li>
          );
        })}
      </ol>
      <WorkloadState name={step.workload} status={status} />
      <StepCard
        key={`${tour.round}-${position}`}
        step={step}
        answer={answer}
        heading={heading}
        request={requestFor(operation, step.draft, 'sandbox')}
        position={
          isSide
            ? strings.tourFailureStep(position - MAIN_STEPS + 1, steps.length - MAIN_STEPS)
            : strings.tourStep(position + 1, MAIN_STEPS)
        }
      >
        {!answer && (
          <button
            type="button"
            className="ac-button ac-primary"
            aria-disabled={waits || undefined}
            aria-describedby={waits ? 'tour-waits' : undefined}
            onClick={send}
          >
            {strings.tourSend}
          </button>
        )}
        {!answer && waits && (
          <span id="tour-waits" className="ac-hint">
            {status === 'starting' ? strings.tourWaits(step.needs) : strings.tourMustBe(step.needs)}
          </span>
        )}
        {asExpected && next && (
          <FocusedButton isPrimary onClick={goOn}>
            {position + 1 === MAIN_STEPS ? strings.tourNextFailure : strings.tourNext(next.title)}
          </FocusedButton>
        )}
        {asExpected && !next && (
          <FocusedButton isPrimary onClick={startOver}>
            {strings.tourAgain}
          </FocusedButton>
        )}
        {answer && !asExpected && (
          <FocusedButton onClick={startOver}>{strings.tourStartOver}</FocusedButton>
        )}
        {(asExpected ? next !== undefined : !answer && position > 0) && (
          <button type="button" className="ac-button" onClick={startOver}>
            {strings.tourStartOver}
          </button>
        )}
      </StepCard>
      <div className="ac-foot">
        <p className="ac-hint">{strings.tourShares}</p>
        <ResetSandbox session={session} />
      </div>
    </div>
  );
}

/** Takes the focus from the button that it replaces, so that one key leads on. */
function FocusedButton({
  children,
  isPrimary = false,
  onClick,
}: {
  children: ReactNode;
  isPrimary?: boolean;
  onClick: () => void;
}): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => button.current?.focus({preventScroll: true}), []);
  return (
    <button
      ref={button}
      type="button"
      className={`ac-button${isPrimary ? ' ac-primary' : ''}`}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
