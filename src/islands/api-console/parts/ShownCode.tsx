import type {ReactNode} from 'react';
import {CodeButtons} from '../../../components/CodeBlock/CodeButtons';
import {jsonTokens} from '../response/jsonTokens';

/** Classes of src/css/tokens-code.css, as code samples have them. */
const CLASSES = {name: 'tf', string: 'ts', number: 'tn', word: 'tn'} as const;

/**
 * Text that came from elsewhere, in the looks of a code sample: only ever text, never markup. Its buttons are answered by
 * src/elements/codeSample.ts.
 */
export function ShownCode({
  text,
  title,
  coloured = false,
  isWhole = true,
}: {
  text: string;
  title: string;
  coloured?: boolean;
  /** False for the beginning of a text. */
  isWhole?: boolean;
}): ReactNode {
  return (
    <code-sample>
      <figure className="sample" data-code="output" data-wrap="yes">
        <pre className="sample-pre" role="group" aria-label={title}>
          <code className="sample-code">
            <span className="line">
              {coloured
                ? jsonTokens(text).map(({kind, text: piece}, index) =>
                    kind ? (
                      <span key={index} className={CLASSES[kind]}>
                        {piece}
                      </span>
                    ) : (
                      piece
                    ),
                  )
                : text}
            </span>
          </code>
        </pre>
        <CodeButtons wraps="yes" isWhole={isWhole} />
      </figure>
    </code-sample>
  );
}
