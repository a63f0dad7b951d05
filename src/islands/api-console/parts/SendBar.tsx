import type {ReactNode} from 'react';
import * as strings from '../../../../i18n/en/strings';
import type {FieldProblem} from '../request/requestProblems';
import {CopyCurl} from './CopyCurl';

interface SendBarProps {
  readonly method: string;
  /** Where the request goes, as complete as it is known. */
  readonly address: string;
  readonly problems: readonly FieldProblem[];
  /** What comes of the problems. */
  readonly consequence: string;
  readonly pending: boolean;
  readonly command: string;
  readonly onSend: () => void;
  readonly onCancel: () => void;
  /** Moves the focus to the field of a problem. */
  readonly onProblem: (key: string) => void;
}

/** What will be sent, what is wrong with it, and the buttons. Wrong requests may be sent on purpose: the button says so. */
export function SendBar({
  method,
  address,
  problems,
  consequence,
  pending,
  command,
  onSend,
  onCancel,
  onProblem,
}: SendBarProps): ReactNode {
  const count = problems.length;
  return (
    <div>
      <p className="ac-line">
        <b data-method={method}>{method}</b> <code>{address}</code>
      </p>
      <div className={count > 0 ? 'ac-warning' : undefined}>
        {/* The list would be read out with each letter. */}
        <div role="status">
          {count > 0 && <p>{`${strings.fieldsInvalid(count)} ${consequence}`}</p>}
        </div>
        {count > 0 && (
          <ul>
            {problems.map(({key, label, message}) => (
              <li key={key + message}>
                <button type="button" className="ac-link" onClick={() => onProblem(key)}>
                  {label}
                </button>{' '}
                {message}
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className="ac-buttons">
        <button
          type="button"
          className="ac-button ac-primary"
          data-send=""
          aria-disabled={pending || undefined}
          onClick={pending ? undefined : onSend}
        >
          {pending ? strings.sending : count ? strings.sendAnyway : strings.send}
        </button>
        {pending && (
          <button type="button" className="ac-button" onClick={onCancel}>
            {strings.cancel}
          </button>
        )}
        <CopyCurl command={command} />
      </div>
    </div>
  );
}
