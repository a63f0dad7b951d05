import {useState, type ReactNode} from 'react';
import * as strings from '../../../../i18n/en/strings';
import type {Session} from '../session/Session';

/** Empties the sandbox and says that it did. */
export function ResetSandbox({session}: {session: Session}): ReactNode {
  const [said, setSaid] = useState('');
  return (
    <p className="ac-reset">
      <button
        type="button"
        className="ac-small"
        onClick={() => {
          session.reset();
          setSaid(strings.sandboxReset);
        }}
      >
        {strings.resetSandbox}
      </button>{' '}
      <span role="status">{said}</span>
    </p>
  );
}
