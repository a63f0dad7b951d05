import type {ReactNode} from 'react';
import type {PageKind} from '@toolhive-docs/search-engine';
import * as strings from '../../../i18n/en/strings';
import {KIND_NAMES} from '../search/hits/kindNames';

interface Props {
  /** Hits of each kind. */
  readonly kinds: Readonly<Record<string, number>>;
  readonly chosen: PageKind | undefined;
  readonly onChoose: (kind: PageKind | undefined) => void;
}

/** Narrows the results to one kind of page. With one kind there is nothing to choose. */
export function KindFilter({kinds, chosen, onChoose}: Props): ReactNode {
  const known = (Object.keys(KIND_NAMES) as PageKind[]).filter(
    (kind) => (kinds[kind] ?? 0) > 0 || kind === chosen,
  );
  if (known.length < 2 && chosen === undefined) return null;
  const choice = (kind: PageKind | undefined, name: string): ReactNode => (
    <button
      key={name}
      type="button"
      className="search-filter"
      aria-pressed={chosen === kind}
      onClick={() => onChoose(kind)}
    >
      {name}
    </button>
  );
  return (
    <div className="search-filters" role="group" aria-label={strings.filterByKind}>
      {choice(undefined, strings.all)}
      {known.map((kind) => choice(kind, `${KIND_NAMES[kind]} ${kinds[kind] ?? 0}`))}
    </div>
  );
}
