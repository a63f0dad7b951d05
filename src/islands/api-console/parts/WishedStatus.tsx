import type {ReactNode} from 'react';
import type {ConsoleOperation} from '../request/ConsoleOperation';
import {statusText} from '../response/statusMeaning';

interface WishedStatusProps {
  readonly operation: ConsoleOperation;
  readonly prefix: string;
  readonly wish: string;
  readonly onWish: (wish: string) => void;
}

/** Lets a reader see any answer that the specification has, without having to bring it about. */
export function WishedStatus({
  operation: {view},
  prefix,
  wish,
  onWish,
}: WishedStatusProps): ReactNode {
  const id = `${prefix}-wish`;
  return (
    <div className="ac-field">
      <label htmlFor={id}>Simulated response</label>
      <select id={id} value={wish} onChange={({target}) => onWish(target.value)}>
        <option value="">Automatic, from sandbox state</option>
        {view.responses.map(({status}) => (
          <option key={status} value={status}>{`Example: ${statusText(Number(status))}`}</option>
        ))}
      </select>
    </div>
  );
}
