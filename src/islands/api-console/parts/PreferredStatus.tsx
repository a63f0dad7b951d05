import type {ReactNode} from 'react';
import * as strings from '../../../../i18n/en/strings';
import type {ConsoleOperation} from '../request/ConsoleOperation';
import {statusText} from '../response/statusMeaning';

interface PreferredStatusProps {
  readonly operation: ConsoleOperation;
  readonly prefix: string;
  readonly status: string;
  readonly onChange: (status: string) => void;
}

/** Lets a reader see any response that the specification has, without having to bring it about. */
export function PreferredStatus({
  operation: {view},
  prefix,
  status,
  onChange,
}: PreferredStatusProps): ReactNode {
  const id = `${prefix}-preferred-status`;
  return (
    <div className="ac-field">
      <label htmlFor={id}>{strings.simulatedResponse}</label>
      <select id={id} value={status} onChange={({target}) => onChange(target.value)}>
        <option value="">{strings.automatic}</option>
        {view.responses.map(({status: one}) => (
          <option key={one} value={one}>
            {strings.exampleOf(statusText(Number(one)))}
          </option>
        ))}
      </select>
    </div>
  );
}
