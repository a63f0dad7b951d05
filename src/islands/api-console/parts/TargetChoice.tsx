import type {ReactNode} from 'react';
import * as strings from '../../../../i18n/en/strings';
import {Filled} from '../../../components/Filled';
import {hostProblem} from '../request/hostProblem';
import {serverAddress} from '../request/serverAddress';
import type {Session} from '../session/Session';
import type {SessionState, Target} from '../session/SessionState';

const TARGETS: readonly {readonly value: Target; readonly label: string}[] = [
  {value: 'sandbox', label: strings.browserSandbox},
  {value: 'server', label: strings.ownServer},
];

/** Where requests go; the same for all consoles of the page. */
export function TargetChoice({
  session,
  state: {target, host},
  prefix,
}: {
  session: Session;
  state: SessionState;
  prefix: string;
}): ReactNode {
  const problem = hostProblem(host);
  const id = `${prefix}-host`;
  return (
    <fieldset className="ac-target">
      <legend>{strings.sendTo}</legend>
      {TARGETS.map(({value, label}) => (
        <label key={value}>
          <input
            type="radio"
            name={`${prefix}-target`}
            value={value}
            checked={target === value}
            onChange={() => session.choose({target: value})}
          />{' '}
          {label}
        </label>
      ))}
      {target === 'sandbox' ? (
        <p className="ac-hint">{strings.sandboxHint}</p>
      ) : (
        <div className="ac-field">
          <label htmlFor={id}>
            <code>{'{host}'}</code>
          </label>
          <input
            id={id}
            type="text"
            inputMode="url"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            value={host}
            data-field="host"
            aria-invalid={problem ? true : undefined}
            aria-describedby={`${id}-text`}
            onChange={({target: {value}}) => session.choose({host: value.trim()})}
          />
          <p id={`${id}-text`} className={problem ? 'ac-problem' : 'ac-hint'}>
            {problem ? (
              <>
                <b>{'host'}</b> {problem}
              </>
            ) : (
              <Filled
                text={strings.serverHint}
                parts={{address: <code>{serverAddress(session.spec, host)}</code>}}
              />
            )}
          </p>
        </div>
      )}
    </fieldset>
  );
}
