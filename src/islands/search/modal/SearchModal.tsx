import {useEffect, useMemo, useRef, useState, type ReactNode} from 'react';
import * as strings from '../../../../i18n/en/strings';
import {collect} from '../sources';
import {useSettled} from '../useSettled';
import {report} from '../events/report';
import {hitView, type HitView} from '../hits/hitView';
import {groupByPage} from '../hits/groupByPage';
import type {KeptHit} from '../history/history';
import {rememberHit, useHistoryOfSearch} from '../history/useHistoryOfSearch';
import {pageContext} from '../request/pageContext';
import {announcement, useBoxAnswer} from './useBoxAnswer';
import {ErrorScreen} from './ErrorScreen';
import {Footer} from './Footer';
import {HistoryGrid} from './HistoryGrid';
import {useSearchKeys} from './keys';
import {NoResults} from './NoResults';
import {Results} from './Results';
import {historyRows, historySources, keptHit, openerFor, resultRows, waysOn} from './rows';
import {SearchField} from './SearchField';
import {useDialog} from './useDialog';
import {cut, MAX_QUERY} from '../request/cut';

/** Most letters of preselected page text that become the query (spec §5). */
const MAX_SELECTED = 64;

/** What the reader has selected on the page, as a first query: in one line, as a field has it. */
function selectedText(): string {
  const selected = window.getSelection()?.toString() ?? '';
  return cut(selected.trim().replaceAll(/\s+/g, ' '), MAX_SELECTED);
}

export interface SearchModalProps {
  /** What the reader typed while the box was on its way; a line break at the end is an Enter. */
  readonly typed: string;
  /** Called once, when the box is to disappear; whoever opened it takes the focus back. */
  readonly onClose: () => void;
  /** The same for a reader who goes on to a page or a place, which takes the focus. */
  readonly onLeave: () => void;
  /** Goes to a page of this site. */
  readonly visit: (url: URL) => void;
}

/** The search box in front of the page: a field, what it found, and the keys that lead there. */
export function SearchModal({typed, onClose, onLeave, visit}: SearchModalProps): ReactNode {
  const [query, setText] = useState(
    () => cut(typed.replaceAll('\n', ''), MAX_QUERY) || selectedText(),
  );
  const [context] = useState(pageContext);
  const {status, value, error, retry} = useBoxAnswer(query, context);
  const {history, promote, forget} = useHistoryOfSearch();
  const open = openerFor(onLeave, visit);
  const {dialog, field} = useDialog(typed === '');
  /** What the reader has just done with a kept hit, for those who hear the page. */
  const [done, setDone] = useState('');
  const isBackdropPressed = useRef(false);

  const isEmpty = query.trim() === '';
  const found = value && value.result.hits.length > 0 ? value : undefined;
  const groups = useMemo(() => (found ? groupByPage(found.result.hits.map(hitView)) : []), [found]);
  const hits = useMemo(() => groups.flatMap((group) => group.hits), [groups]);
  const further = found ? waysOn(found.query, found.result.nbHits) : [];
  const choose = (hit: HitView): void => {
    rememberHit(keptHit(hit));
    if (found) report((reporter) => reporter.selected([found.result], hit.id));
  };
  const kept = isEmpty ? collect(historySources(history)) : [];
  const actions = {
    open,
    promote: (hit: KeptHit) => (promote(hit), setDone(strings.savedAsFavorite(hit.title))),
    forget: (hit: KeptHit) => (forget(hit), setDone(strings.removed(hit.title))),
  };
  const rows = isEmpty
    ? historyRows(kept, actions)
    : found
      ? resultRows(hits, further, open, choose)
      : [];
  const isFresh = status === 'idle';
  const announced = useSettled(isEmpty ? done : announcement(status, value));

  useEffect(() => {
    if (!found) return;
    report((reporter) =>
      isFresh
        ? reporter.viewed(
            [found.result],
            hits.map(({id}) => id),
          )
        : reporter.typing(),
    );
  }, [found, hits, isFresh]);

  const keys = useSearchKeys({
    field,
    rows,
    listKey: isEmpty ? '' : (found?.query ?? ''),
    status,
    isOfQuery: found?.query === query.trim(),
    typed,
    onActive: (row) => {
      const hit = hits[row];
      if (found && hit) report((reporter) => reporter.active([found.result], hit.id));
    },
    onClose,
  });
  const setQuery = (text: string): void => {
    keys.forgetEnter();
    setText(text);
  };

  const screen = (): ReactNode => {
    if (isEmpty) return <HistoryGrid kept={kept} combobox={keys} actions={actions} />;
    if (status === 'error')
      return <ErrorScreen error={error} onRetry={() => (field.current?.focus(), retry())} />;
    if (found)
      return (
        <Results
          groups={groups}
          further={further}
          combobox={keys}
          onOpen={open}
          onChoose={choose}
        />
      );
    // The live region below says it to those who hear the page.
    if (!value)
      return (
        status === 'stalled' && (
          <div className="search-screen" aria-hidden="true">
            {strings.searching}
          </div>
        )
      );
    return (
      <NoResults
        query={value.query}
        suggestions={value.suggestions}
        onSuggestion={(text) => (setQuery(text), field.current?.focus())}
      />
    );
  };

  return (
    // The backdrop around the dialog closes it, and keys reach the dialog from the field inside.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
    <div
      className="search-backdrop"
      // The focus stays in the field, whatever is clicked.
      onMouseDown={(event) => {
        isBackdropPressed.current = event.target === event.currentTarget;
        if (event.target !== field.current) event.preventDefault();
      }}
      // A selection that began in the field may end out here, and the second click of those that opened the box may come here.
      onClick={(event) =>
        isBackdropPressed.current &&
        event.target === event.currentTarget &&
        event.detail < 2 &&
        onClose()
      }
    >
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={dialog}
        className="search-dialog"
        role="dialog"
        aria-modal="true"
        aria-label={strings.search}
        data-status={status}
        onKeyDown={keys.onKeyDown}
      >
        <SearchField
          ref={field}
          query={query}
          onQuery={(text) => (setQuery(text), setDone(''))}
          status={status}
          popup={isEmpty ? 'grid' : 'listbox'}
          activeId={keys.activeId}
          onClose={onClose}
        />
        {screen()}
        <Footer />
        <p className="visually-hidden" role="status">
          {announced}
        </p>
      </div>
    </div>
  );
}
