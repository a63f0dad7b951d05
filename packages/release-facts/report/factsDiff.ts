import {TEXT_FIELDS, type Area, type Change} from '../types';
import type {ReleaseDiff} from './types';

/** What differs between two releases in some areas, as facts alone. */
export interface FactsDiff {
  from: string;
  to: string;
  changes: Change[];
}

/**
 * The differences without the words of the tool and without its source: what `applyRelease` needs,
 * small enough to keep beside a test.
 */
export function factsDiff({from, to, changes}: ReleaseDiff, areas: readonly Area[]): FactsDiff {
  return {
    from,
    to,
    changes: changes
      .filter(({area, textOnly}) => areas.includes(area) && !textOnly)
      .map((change) => ({
        ...change,
        fields: change.fields.filter(({field}) => !TEXT_FIELDS.has(field)),
      })),
  };
}
