import {useState, type ReactNode} from 'react';
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
          setSaid('Sandbox reset.');
        }}
      >
        Reset sandbox
      </button>{' '}
      <span role="status">{said}</span>
    </p>
  );
}
