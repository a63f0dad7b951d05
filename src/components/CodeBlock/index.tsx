import type {ReactNode} from 'react';
import * as strings from '../../../i18n/en/strings';
import {breakUrls} from './breakUrls';
import {CodeButtons} from './CodeButtons';

export interface CodeBlockProps {
  /** Language of the fence, e.g. `bash`. */
  language: string;
  /** Highlighted code from plugins/code-blocks, one `span.line` per line. */
  html: string;
  title?: string;
  /** `yes` for what a command prints. */
  output?: 'yes';
  wrap?: 'yes';
  lineNumbers?: 'yes';
  /** Why the sample is wrong on purpose. */
  wrong?: string;
}

/** Languages whose lines always wrap, as they mean the same then; spaces of YAML and of tables mean something. */
const SHELLS: ReadonlySet<string> = new Set(['bash', 'powershell']);

/**
 * A code sample; src/elements/codeSample answers its buttons.
 */
export function CodeBlock({
  language,
  html,
  title,
  output,
  wrap,
  lineNumbers,
  wrong,
}: CodeBlockProps): ReactNode {
  const wraps = SHELLS.has(language) && !output ? 'always' : wrap;
  const label = title ?? (output ? strings.output : wrong ? strings.incorrectExample : undefined);
  return (
    <code-sample>
      <figure
        className="sample"
        data-code={output ? 'output' : wrong ? 'wrong' : 'input'}
        data-wrap={wraps}
        data-numbers={lineNumbers}
      >
        {label && (
          <figcaption className="sample-caption">
            <span>{label}</span>
            {title && output && <span className="sample-badge">{strings.output}</span>}
          </figcaption>
        )}
        <pre
          className="sample-pre"
          data-language={language}
          aria-label={strings.codeIn(language)}
          role="group"
        >
          <code
            className="sample-code"
            dangerouslySetInnerHTML={{__html: wraps === 'always' ? breakUrls(html) : html}}
          />
        </pre>
        <CodeButtons wraps={wraps} />
      </figure>
    </code-sample>
  );
}
