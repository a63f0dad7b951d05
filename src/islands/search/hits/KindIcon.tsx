import type {ReactNode} from 'react';
import type {PageKind} from '@toolhive-docs/search-engine';
import {KIND_NAMES} from './kindNames';

/** Our own signs, drawn in a cell of the hive. */
const SIGNS: Readonly<Record<PageKind, string>> = {
  guide:
    'M12 8.6C10.7 7.7 9 7.6 7.2 7.9v7.7c1.8-.3 3.5-.1 4.8.8 1.3-.9 3-1.1 4.8-.8V7.9c-1.8-.3-3.5-.2-4.8.7zm0 0v7.8',
  command: 'm8 9.3 2.9 2.7L8 14.7m4.8.3h3.4',
  api: 'm9.8 9-2.9 3 2.9 3m4.4-6 2.9 3-2.9 3',
  concept:
    'M10.2 14.4c-1.2-.7-1.9-1.7-1.9-3a3.7 3.7 0 0 1 7.4 0c0 1.3-.7 2.3-1.9 3v1h-3.6zm.6 3.2h2.4',
  tutorial: 'M9 17.2V7.3m0 .3h6.8l-1.6 2.6 1.6 2.6H9',
  reference: 'M7.6 8.3h8.8M7.6 12h8.8m-8.8 3.7h8.8M10.4 8.3v7.4',
};

interface Props {
  readonly kind: PageKind;
  /** Whether its name stands beside it. */
  readonly isNamed?: boolean;
}

/** Shows what kind of page a hit is on, and says it to readers who hear the page. */
export function KindIcon({kind, isNamed = false}: Props): ReactNode {
  return (
    <>
      <svg
        className="search-kind"
        viewBox="0 0 24 24"
        width={32}
        height={32}
        aria-hidden="true"
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path className="search-kind-cell" d="m12 1.5 9.1 5.25v10.5L12 22.5l-9.1-5.25V6.75z" />
        <path className="search-kind-sign" d={SIGNS[kind]} />
      </svg>
      {!isNamed && <span className="visually-hidden">{KIND_NAMES[kind]}: </span>}
    </>
  );
}
