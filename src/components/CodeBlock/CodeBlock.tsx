import type {ReactNode} from 'react';
import {CopyIcon, WrapIcon} from './icons';
import styles from './CodeBlock.module.css';

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

/**
 * A code sample. Static HTML: src/behaviours/copyCode.ts answers its buttons, so they
 * work before the page has hydrated.
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
  const label = title ?? (output ? 'Output' : wrong ? 'Does not work' : undefined);
  return (
    <figure
      className={styles.figure}
      data-code={output ? 'output' : wrong ? 'wrong' : 'input'}
      data-wrap={wrap}
      data-numbers={lineNumbers}
    >
      {label && (
        <figcaption className={styles.caption}>
          <span>{label}</span>
          {title && output && <span className={styles.badge}>Output</span>}
        </figcaption>
      )}
      {/* A scrolling region must be reachable by keyboard (WCAG 2.1.1). */}
      <pre
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className={styles.pre}
        data-language={language}
        aria-label={label ? `${label}, ${language}` : `${language} code`}
        role="group"
      >
        <code className={styles.code} dangerouslySetInnerHTML={{__html: html}} />
      </pre>
      <div className={styles.buttons}>
        <button
          type="button"
          className={styles.button}
          data-action="wrap"
          aria-pressed={wrap ? 'true' : 'false'}
          title="Wrap long lines"
        >
          <WrapIcon />
          <span className="visually-hidden">Wrap long lines</span>
        </button>
        <button type="button" className={styles.button} data-action="copy" title="Copy">
          <CopyIcon />
          <span className="visually-hidden" data-status>
            Copy code
          </span>
        </button>
      </div>
    </figure>
  );
}
