import {useEffect, useState, type ReactNode} from 'react';
import * as strings from '../../../../i18n/en/strings';
import {ShownCode} from './ShownCode';

/** How long the button says that it copied, in milliseconds. */
const COPIED_MS = 2000;

/** Copies a command; where the browser forbids that, shows it. */
export function CopyCurl({command}: {command: string}): ReactNode {
  const [state, setState] = useState<'copied' | 'blocked'>();
  useEffect(() => {
    if (state !== 'copied') return;
    const timer = setTimeout(() => setState(undefined), COPIED_MS);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = async (): Promise<void> => {
    try {
      // Pages over plain HTTP have no clipboard at all.
      await navigator.clipboard.writeText(command);
      setState('copied');
    } catch {
      setState('blocked');
    }
  };
  return (
    <>
      <button type="button" className="ac-button" onClick={() => void copy()}>
        {state === 'copied' ? strings.copied : strings.copyAsCurl}
      </button>
      <span role="status" className="visually-hidden">
        {state === 'copied' && strings.curlCopied}
      </span>
      {state === 'blocked' && (
        <div className="ac-blocked">
          <p className="ac-hint" role="alert">
            {strings.curlBlocked}
          </p>
          <ShownCode text={command} title={strings.curlCommand} />
        </div>
      )}
    </>
  );
}
