import {useEffect, useRef, useState, type KeyboardEvent, type RefObject} from 'react';
import {isRightToLeft} from '../../../../i18n/en/strings';
import type {Status} from '../useAsked';
import {placeOf, type Place, type Row} from './rows';

/** The popup's id, for the field that controls it. */
export const POPUP_ID = 'search-popup';

/** The id of a cell of the popup. */
export const cellId = (row: number, column = 0): string => `search-${row}-${column}`;

/** Id of what says that no search is kept. */
export const NOTHING_ID = 'search-nothing';

/** Where the reader is in the popup. */
export interface Combobox {
  readonly row: number;
  readonly column: number;
  /** The id for `aria-activedescendant`. */
  readonly activeId: string | undefined;
  readonly activate: (row: number, column?: number) => void;
}

/** Code of a key that an input method takes, also where `isComposing` is not set yet (UI Events §5.2). */
const COMPOSING = 229;

interface SearchKeysOptions {
  readonly field: RefObject<HTMLInputElement | null>;
  /** The popup's lines, in order. */
  readonly rows: readonly Row[];
  /** Names the list; another list begins at its first entry. */
  readonly listKey: string;
  readonly status: Status;
  /** The list answers what is in the field, if perhaps not with all there is. */
  readonly isOfQuery: boolean;
  /** What the reader typed while the box was on its way; a line break at the end is an Enter. */
  readonly typed: string;
  /** The reader went to a line. */
  readonly onActive: (row: number) => void;
  readonly onClose: () => void;
}

interface SearchKeys extends Combobox {
  /** Answers the keys of the whole box. */
  readonly onKeyDown: (event: KeyboardEvent) => void;
  /** An Enter before the answer was meant for the query before. */
  readonly forgetEnter: () => void;
}

/** What each key does in the search box. */
export function useSearchKeys({
  field,
  rows,
  listKey,
  status,
  isOfQuery,
  typed,
  onActive,
  onClose,
}: SearchKeysOptions): SearchKeys {
  const list = useCombobox(rows, listKey, onActive);
  const pendingEnter = useRef<Place>(typed.endsWith('\n') ? 'here' : undefined);
  const isFresh = status === 'idle';

  // Enter came before the answer: it means the first hit of this answer, not of the one before.
  useEffect(() => {
    const place = pendingEnter.current;
    if (status === 'error') pendingEnter.current = undefined;
    if (!isFresh || place === undefined) return;
    pendingEnter.current = undefined;
    rows[0]?.[0]?.(place);
  });

  const onKeyDown = (event: KeyboardEvent): void => {
    // These keys belong to the input method (https://w3c.github.io/uievents/#events-composition-key-events).
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- nothing else tells where `isComposing` comes late
    if (event.nativeEvent.isComposing || event.nativeEvent.keyCode === COMPOSING) return;
    const isOpener = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k';
    if (event.key === 'Escape' || event.key === 'Tab' || isOpener) {
      event.preventDefault();
      // The press that opened it may last.
      if (!event.repeat) onClose();
    } else if (moveSideways(event)) {
      return;
    } else if (
      event.target !== field.current ||
      (rows.length === 0 && event.key.startsWith('Arrow'))
    ) {
      moveFocus(event);
    } else if (
      event.key === 'Enter' &&
      !isFresh &&
      status !== 'error' &&
      // Who has gone to a line of this answer means that line. When the rest is long in coming, Enter means the first one in sight.
      !(isOfQuery && (list.row > 0 || status === 'stalled'))
    ) {
      event.preventDefault();
      pendingEnter.current = placeOf(event);
    } else {
      list.onKeyDown(event);
    }
  };

  const forgetEnter = (): void => void (pendingEnter.current = undefined);

  return {...list, onKeyDown, forgetEnter};
}

interface Position {
  readonly key: string;
  readonly row: number;
  readonly column: number;
}

/**
 * Keys of the combobox pattern (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/): the focus stays
 * in the field while arrow keys move through the popup. The first entry is active from the start.
 */
function useCombobox(
  rows: readonly Row[],
  key: string,
  onActive: (row: number) => void,
): Omit<SearchKeys, 'forgetEnter'> {
  const [position, setPosition] = useState<Position>({key, row: 0, column: 0});
  const isSame = position.key === key;
  const row = isSame ? Math.min(position.row, rows.length - 1) : 0;
  const cells = rows[row] ?? [];
  const column = isSame ? Math.min(position.column, cells.length - 1) : 0;
  const activate = (nextRow: number, nextColumn = 0): void => {
    setPosition({key, row: nextRow, column: nextColumn});
    onActive(nextRow);
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

  /** Answers arrow keys and Enter; leaves all other keys alone. */
  const onKeyDown = (event: KeyboardEvent): void => {
    if (rows.length === 0) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      cells[column]?.(placeOf(event));
    } else if (!event.altKey && !event.ctrlKey && !event.metaKey && moves[event.key]?.()) {
      event.preventDefault();
    }
  };

  const activeId = rows.length > 0 ? cellId(row, column) : undefined;
  return {row, column, activeId, activate, onKeyDown};
}

/** Moves the focus with arrow keys between the field and the links of a screen without a list; a letter goes into the field. Tab closes the box. */
function moveFocus(event: KeyboardEvent): void {
  const step = {ArrowDown: 1, ArrowUp: -1}[event.key];
  const isLetter = event.key.length === 1 && event.key !== ' ';
  if (isLetter && !event.ctrlKey && !event.metaKey)
    event.currentTarget.querySelector<HTMLInputElement>('.search-input')?.focus();
  if (step === undefined) return;
  const stops = [
    ...event.currentTarget.querySelectorAll<HTMLElement>(
      'input, .search-screen a, .search-screen button',
    ),
  ];
  const at = stops.findIndex((stop) => stop === document.activeElement);
  event.preventDefault();
  stops[(at + step + stops.length) % stops.length]?.focus();
}

/**
 * Moves the focus between the end of the field and the buttons beside it with the arrow keys: Tab closes the box.
 *
 * @returns whether the key was meant for that.
 */
function moveSideways(event: KeyboardEvent): boolean {
  const right = isRightToLeft ? -1 : 1;
  const step = {ArrowRight: right, ArrowLeft: -right}[event.key];
  if (step === undefined || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey)
    return false;
  const field = event.currentTarget.querySelector<HTMLInputElement>('.search-input');
  const isInField = event.target === field;
  // There is nothing to clear in an empty field; its arrow keys are those of the list.
  if (!field || field.value === '') return false;
  if (isInField && (step < 0 || field.selectionStart !== field.value.length)) return false;
  const stops = [
    field,
    ...event.currentTarget.querySelectorAll<HTMLElement>('.search-field button'),
  ].filter((stop) => stop.offsetParent !== null);
  const at = stops.findIndex((stop) => stop === event.target);
  const next = at < 0 ? undefined : stops[at + step];
  if (!next) return false;
  event.preventDefault();
  next.focus();
  return true;
}
