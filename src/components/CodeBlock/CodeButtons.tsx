import type {ReactNode} from 'react';
import * as strings from '../../../i18n/en/strings';

/** The buttons of a code sample; src/elements/codeSample.ts answers them, src/css/code-sample.css draws their icons. */
export function CodeButtons({
  wraps,
  isWhole = true,
}: {
  /** Whether long lines go on below; the reader decides unless they always do. */
  wraps?: 'yes' | 'always' | undefined;
  /** False where only a part of a text is shown, which nobody wants to copy. */
  isWhole?: boolean;
}): ReactNode {
  return (
    <div className="sample-buttons">
      {wraps !== 'always' && (
        <button
          type="button"
          className="sample-button"
          data-action="wrap"
          aria-pressed={wraps ? 'true' : 'false'}
          title={strings.wrapLines}
        >
          <span className="visually-hidden">{strings.wrapLines}</span>
        </button>
      )}
      {isWhole && (
        <button type="button" className="sample-button" data-action="copy" title={strings.copyCode}>
          <span className="visually-hidden" data-status>
            {strings.copyCode}
          </span>
        </button>
      )}
    </div>
  );
}
