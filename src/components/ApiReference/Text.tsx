import type {ReactNode} from 'react';
import type {Fact, Html, TypePart} from '../../../plugins/api-reference/model';

/** A description. Its HTML was made from Markdown by the build (plugins/api-reference/markdown.ts). */
export function Prose({html}: {html: Html | undefined}): ReactNode {
  return html === undefined ? null : <div dangerouslySetInnerHTML={{__html: html}} />;
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
        <span key={text + (code ?? '')}>
          {index > 0 && ' · '}
          {text}
          {code !== undefined && (
            <>
              {' '}
              <code>{code}</code>
            </>
          )}
        </span>
      ))}
    </p>
  );
}

/** `GET` and its like; the colour comes from the style sheet. */
export function Method({name}: {name: string}): ReactNode {
  return <b data-method={name}>{name}</b>;
}
