import type {ReactNode, RefObject} from 'react';
import * as strings from '../../../../i18n/en/strings';
import {cut, MAX_QUERY} from '../request/cut';
import type {Status} from '../useAsked';
import {Icon} from './icons';
import {NOTHING_ID, POPUP_ID} from './keys';

interface Props {
  readonly ref: RefObject<HTMLInputElement | null>;
  readonly query: string;
  readonly onQuery: (query: string) => void;
  readonly status: Status;
  /** What the field controls. */
  readonly popup: 'listbox' | 'grid';
  /** The active cell; undefined while the popup is closed, because nothing is in it. */
  readonly activeId: string | undefined;
  readonly onClose: () => void;
}

/** The field of the search box: a combobox whose popup is the list below it. */
export function SearchField({
  ref,
  query,
  onQuery,
  status,
  popup,
  activeId,
  onClose,
}: Props): ReactNode {
  const isOpen = activeId !== undefined;
  const clear = (): void => {
    onQuery('');
    ref.current?.focus();
  };
  return (
    <div className="search-field" role="search">
      {status === 'stalled' ? (
        <span className="search-spinner" />
      ) : (
        <Icon name="search" size={22} />
      )}
      <input
        ref={ref}
        className="search-input"
        type="text"
        role="combobox"
        aria-label={strings.search}
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-haspopup={popup}
        aria-controls={isOpen ? POPUP_ID : undefined}
        aria-activedescendant={activeId}
        aria-describedby={popup === 'grid' && !isOpen ? NOTHING_ID : undefined}
        placeholder={strings.searchDocs}
        maxLength={MAX_QUERY}
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="go"
        value={query}
        onChange={({target}) => onQuery(cut(target.value, MAX_QUERY))}
      />
      {query !== '' && (
        <button
          type="button"
          className="search-action"
          title={strings.clear}
          aria-label={strings.clearSearch}
          onClick={clear}
        >
          <Icon name="clear" />
        </button>
      )}
      <button type="button" className="search-cancel" onClick={onClose}>
        {strings.cancel}
      </button>
    </div>
  );
}
