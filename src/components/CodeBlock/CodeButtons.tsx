import type {ReactNode} from 'react';
import * as strings from '../../../i18n/en/strings';

/** The buttons of a code sample; src/elements/codeSample.ts answers them, src/css/code-sample.css draws their icons. */
export function CodeButtons({
  isWrapped,
  isWhole = true,
}: {
  isWrapped: boolean;
  /** False where only a part of a text is shown, which nobody wants to copy. */
  isWhole?: boolean;
}): ReactNode {
  return (
    <div className="sample-buttons">
      <button
        type="button"
        className="sample-button"
        data-action="wrap"
        aria-pressed={isWrapped ? 'true' : 'false'}
        title={strings.wrapLines}
      >
        <span className="visually-hidden">{strings.wrapLines}</span>
      </button>
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
