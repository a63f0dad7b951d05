import type {ReactNode} from 'react';
import {CopyIcon, WrapIcon} from './icons';

/** The buttons of a code sample; src/elements/codeSample.ts answers them. */
export function CodeButtons({isWrapped}: {isWrapped: boolean}): ReactNode {
  return (
    <div className="sample-buttons">
      <button
        type="button"
        className="sample-button"
        data-action="wrap"
        aria-pressed={isWrapped ? 'true' : 'false'}
        title="Wrap long lines"
      >
        <WrapIcon />
        <span className="visually-hidden">Wrap long lines</span>
      </button>
      <button type="button" className="sample-button" data-action="copy" title="Copy">
        <CopyIcon />
        <span className="visually-hidden" data-status>
          Copy code
        </span>
      </button>
    </div>
  );
}
