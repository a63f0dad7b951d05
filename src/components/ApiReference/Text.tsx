import {Fragment, type ReactNode} from 'react';
import {InlineCode} from '../InlineCode';
import type {Fact, Html, TypePart} from '../../../plugins/api-reference/model';

const ONE_PARAGRAPH = /^<p>((?:(?!<p>)[^])*)<\/p>$/;

/**
 * A description. Its HTML was made from Markdown by the build (plugins/api-reference/markdown.ts). Most are one
 * paragraph, which needs no element around it.
 */
export function Prose({html}: {html: Html | undefined}): ReactNode {
  if (html === undefined) return null;
  const text = ONE_PARAGRAPH.exec(html)?.[1];
  return text === undefined ? (
    <div dangerouslySetInnerHTML={{__html: html}} />
  ) : (
    <p dangerouslySetInnerHTML={{__html: text}} />
  );
}

/** A type's name, with links to the schemas in it. */
export function TypeName({parts}: {parts: readonly TypePart[]}): ReactNode {
  return parts.map(({text, href}) =>
    href ? (
      <a key={text + href} href={href}>
        {text}
      </a>
    ) : (
      text
    ),
  );
}

/** Rules and values in one line. */
export function Facts({facts}: {facts: readonly Fact[]}): ReactNode {
  if (!facts.length) return null;
  return (
    <p data-facts="">
      {facts.map(({text, code}, index) => (
        <Fragment key={text + (code ?? '')}>
          {index > 0 && ' · '}
          {text}
          {code !== undefined && (
            <>
              {' '}
              <InlineCode>{code}</InlineCode>
            </>
          )}
        </Fragment>
      ))}
    </p>
  );
}

/** `GET` and its like; the colour comes from the style sheet. */
export function Method({name}: {name: string}): ReactNode {
  return <b data-method={name}>{name}</b>;
}
