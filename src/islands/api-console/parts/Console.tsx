import {useEffect, useRef, useState, useSyncExternalStore, type ReactNode} from 'react';
import * as strings from '../../../../i18n/en/strings';
import type {ConsoleOperation} from '../request/ConsoleOperation';
import {curlCommand} from '../request/buildRequest';
import {firstDraft} from '../request/Draft';
import {hostProblem} from '../request/hostProblem';
import {requestProblems, sandboxRefuses} from '../request/requestProblems';
import {initialHost, serverAddress} from '../request/serverAddress';
import {requestFor, type Session} from '../session/Session';
import {BodyEditor} from './BodyEditor';
import {FieldContext} from './fields/FieldContext';
import {History} from './History';
import {ParameterInput} from './ParameterInput';
import {ResetSandbox} from './ResetSandbox';
import {ResponseContent, ResponseStatus} from './Response';
import {SendBar} from './SendBar';
import {TargetChoice} from './TargetChoice';
import {PreferredStatus} from './PreferredStatus';

/** The console of one operation: target, request, response, and the history of all consoles. */
export function Console({
  session,
  operation,
}: {
  session: Session;
  operation: ConsoleOperation;
}): ReactNode {
  const state = useSyncExternalStore(session.subscribe, session.state);
  const recalled =
    state.recalled?.exchange.operationId === operation.id ? state.recalled : undefined;
  const [draft, setDraft] = useState(recalled?.exchange.draft ?? firstDraft(operation));
  const [shown, setShown] = useState(recalled?.exchange);
  const [seen, setSeen] = useState(recalled);
  /** How often a request was brought back; its form then begins anew. */
  const [recalls, setRecalls] = useState(0);
  const [cancel, setCancel] = useState<AbortController>();
  const box = useRef<HTMLDivElement>(null);
  const response = useRef<HTMLHeadingElement>(null);
  const prefix = `console-${operation.id}`;

  if (recalled && recalled !== seen) {
    setSeen(recalled);
    setRecalls(recalls + 1);
    setDraft(recalled.exchange.draft);
    setShown(recalled.exchange);
  }
  useEffect(() => {
    if (seen) response.current?.focus();
  }, [seen]);

  const {spec} = session;
  const {target, host} = state;
  const problems = requestProblems(spec, operation, draft);
  const byKey = new Map(problems.map(({key, message}) => [key, message]));
  const request = requestFor(operation, draft, target);
  const address = serverAddress(spec, target === 'sandbox' ? initialHost(spec) : host);
  const statusOnly = operation.view.responses
    .filter(({status}) => status.startsWith('2'))
    .every(({value}) => !value.content);

  const consequence =
    target === 'server'
      ? strings.serverMayReturn400
      : sandboxRefuses(operation, problems, draft)
        ? strings.sandboxReturns400
        : strings.sandboxMayNotRefuse;

  const find = (key: string): HTMLElement | undefined => {
    const fields = [...(box.current?.querySelectorAll<HTMLElement>('[data-field]') ?? [])];
    // A problem of a whole list or group stands at the first field inside, or at the button that adds one.
    return (
      fields.find(({dataset}) => dataset.field === key) ??
      fields.find(({dataset}) => dataset.field?.startsWith(`${key}/`)) ??
      fields.find(({dataset}) => dataset.field?.startsWith('body'))
    );
  };
  const focusField = (key: string): void => {
    const field = find(key);
    field?.closest('details')?.setAttribute('open', '');
    field?.focus();
  };
  const send = (): void => {
    if (target === 'server' && hostProblem(host)) return focusField('host');
    const controller = new AbortController();
    // The sandbox answers at once; a flicker of buttons would only confuse.
    if (target === 'server') setCancel(controller);
    void session.send(operation, draft, controller.signal).then((exchange) => {
      setShown(exchange);
      setCancel(undefined);
    });
  };
  const stop = (): void => {
    // The button that was pressed goes away.
    box.current?.querySelector<HTMLElement>('[data-send]')?.focus();
    cancel?.abort();
  };

  return (
    <div
      ref={box}
      className="ac-console"
      role="region"
      aria-label={strings.consoleOf(operation.summary)}
    >
      <TargetChoice session={session} state={state} prefix={prefix} />
      <div className="ac-columns">
        <div className="ac-request" role="group" aria-label={strings.request}>
          <h4>{strings.request}</h4>
          {operation.parameters.length > 0 && (
            <FieldContext value={{prefix, problems: byKey, change: () => undefined}}>
              {operation.parameters.map((parameter) => (
                <ParameterInput
                  key={parameter.key}
                  parameter={parameter}
                  value={draft.parameters[parameter.key] ?? ''}
                  onValue={(value) =>
                    setDraft({...draft, parameters: {...draft.parameters, [parameter.key]: value}})
                  }
                />
              ))}
            </FieldContext>
          )}
          {operation.body && draft.body && (
            <BodyEditor
              key={recalls}
              body={operation.body}
              draft={draft.body}
              prefix={prefix}
              problems={byKey}
              onDraft={(body) => setDraft({...draft, body})}
            />
          )}
          {!operation.body && !operation.parameters.length && (
            <p className="ac-hint">{strings.nothingToSet}</p>
          )}
          {target === 'sandbox' && (
            <PreferredStatus
              operation={operation}
              prefix={prefix}
              status={draft.preferredStatus}
              onChange={(preferredStatus) => setDraft({...draft, preferredStatus})}
            />
          )}
          <SendBar
            method={operation.method}
            address={address + request.target}
            problems={problems}
            consequence={consequence}
            pending={cancel !== undefined}
            command={curlCommand(request, address, statusOnly)}
            onSend={send}
            onCancel={stop}
            onProblem={focusField}
          />
        </div>
        <div className="ac-response" role="group" aria-label={strings.response}>
          <div>
            <h4 ref={response} tabIndex={-1}>
              {`${strings.response} `}
              {shown && <span className="ac-mark">{strings.toRequest(shown.number)}</span>}
            </h4>
            <div role="status">
              {shown && (
                <>
                  <ResponseStatus session={session} operation={operation} exchange={shown} />
                  {/* With its number, an answer is heard also where it is the one before, word for word. */}
                  <p className="visually-hidden">{`${strings.request} ${shown.number}`}</p>
                </>
              )}
            </div>
            {shown ? (
              <ResponseContent key={shown.number} exchange={shown} />
            ) : (
              <p className="ac-empty">{strings.sendToSee}</p>
            )}
          </div>
        </div>
      </div>
      <div className="ac-foot">
        <History session={session} history={state.history} shown={shown} />
        {target === 'sandbox' && <ResetSandbox session={session} />}
      </div>
    </div>
  );
}
