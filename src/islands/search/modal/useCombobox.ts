import {useState, type KeyboardEvent} from 'react';
import {isRightToLeft} from '../../../../i18n/en/strings';
import {placeOf, type Place} from './place';

/** The popup's id, for the field that controls it. */
export const POPUP_ID = 'search-popup';

/** The id of a cell of the popup. */
export const cellId = (row: number, column = 0): string => `search-${row}-${column}`;

/** Id of what says that no search is kept. */
export const NOTHING_ID = 'search-nothing';

/** What happens when an entry is chosen. */
export type Run = (place: Place) => void;

/** A line of the popup: one cell for a hit; for a kept hit, further ones for what can be done with it. */
export type Row = readonly Run[];

interface Position {
  readonly key: string;
  readonly row: number;
  readonly column: number;
}

export interface Combobox {
  readonly row: number;
  readonly column: number;
  /** The id for `aria-activedescendant`. */
  readonly activeId: string | undefined;
  readonly activate: (row: number, column?: number) => void;
  /** Answers arrow keys and Enter; leaves all other keys alone. */
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * Keys of the combobox pattern (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/): the focus stays
 * in the field while arrow keys move through the popup. The first entry is active from the start.
 *
 * @param rows - The popup's lines, in order.
 * @param key - Names the list; another list begins at its first entry.
 * @param onActive - The reader went to a line.
 */
export function useCombobox(
  rows: readonly Row[],
  key: string,
  onActive?: (row: number) => void,
): Combobox {
  const [position, setPosition] = useState<Position>({key, row: 0, column: 0});
  const isSame = position.key === key;
  const row = isSame ? Math.min(position.row, rows.length - 1) : 0;
  const cells = rows[row] ?? [];
  const column = isSame ? Math.min(position.column, cells.length - 1) : 0;
  const activate = (nextRow: number, nextColumn = 0): void => {
    setPosition({key, row: nextRow, column: nextColumn});
    onActive?.(nextRow);
  };

  const moves: Readonly<Record<string, () => boolean>> = {
    ArrowDown: () => (activate((row + 1) % rows.length), true),
    ArrowUp: () => (activate((row + rows.length - 1) % rows.length), true),
    // With one cell in the line these keys belong to the text in the field.
    [isRightToLeft ? 'ArrowLeft' : 'ArrowRight']: () =>
      cells.length > 1 && (activate(row, Math.min(column + 1, cells.length - 1)), true),
    [isRightToLeft ? 'ArrowRight' : 'ArrowLeft']: () =>
      cells.length > 1 && (activate(row, Math.max(column - 1, 0)), true),
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    // Enter also ends the composition of a word; then it must not choose.
    if (rows.length === 0 || event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      cells[column]?.(placeOf(event));
    } else if (!event.altKey && !event.ctrlKey && !event.metaKey && moves[event.key]?.()) {
      event.preventDefault();
    }
  };

  return {
    row,
    column,
    activeId: rows.length > 0 ? cellId(row, column) : undefined,
    activate,
    onKeyDown,
  };
}
