import {Fragment, useEffect, useMemo, useRef, type ReactNode, useSyncExternalStore} from 'react';
import * as strings from '../../../i18n/en/strings';
import {Filled} from '../../components/Filled';
import {errorMessageUrl} from '../../client/errorMessage';
import {pushAddress, replaceAddress, ADDRESS_CHANGE} from '../../client/history';
import {report} from '../search/events/report';
import {Crumbs, Marked} from '../search/hits/HitText';
import {hitView, pageName} from '../search/hits/hitView';
import {KindIcon} from '../search/hits/KindIcon';
import {KIND_NAMES} from '../search/hits/kindNames';
import {ErrorScreen} from '../search/modal/ErrorScreen';
import {NoResults} from '../search/modal/NoResults';
import {pageContext} from '../search/request/pageContext';
import {KindFilter} from './KindFilter';
import {useSettled} from '../search/useSettled';
import {mergeRepeats} from './mergeRepeats';
import {ResultLink} from './ResultLink';
import {readAddress, writeAddress, type SearchAddress} from './searchAddress';
import {useKeptPlace} from './useKeptPlace';
import {usePageAnswer} from './usePageAnswer';
import {resultsUrl} from './resultsUrl';

function subscribe(onChange: () => void): () => void {
  addEventListener(ADDRESS_CHANGE, onChange);
  return () => removeEventListener(ADDRESS_CHANGE, onChange);
}

/** {@link resultsUrl}, as it is now. */
const useResultsUrl = (): URL => useSyncExternalStore(subscribe, resultsUrl);

export interface SearchResultsProps {
  /** Field with the query; typing changes the address, and the address the results. */
  readonly field: HTMLInputElement;
}

/** What an address of the results page has found, or why it shows nothing. */
export function SearchResults({field}: SearchResultsProps): ReactNode {
  const {pathname, search} = useResultsUrl();
  const address = readAddress(search);
  const context = useMemo(() => pageContext(address.version), [address.version]);
  const {status, value, error, retry} = usePageAnswer(address, context);
  const go = (next: SearchAddress): void => pushAddress(pathname + writeAddress(next));
  const choose = (id: string): void =>
    value && report((reporter) => reporter.selected(value.results, id));
  useEffect(() => {
    if (value && value.count > 0)
      report((reporter) =>
        reporter.viewed(
          value.results,
          value.hits.map(({objectID}) => objectID),
        ),
      );
  }, [value]);
  // Who loads more goes on at the first new hit; the button may be gone.
  const list = useRef<HTMLOListElement>(null);
  const firstNew = useRef<number>(undefined);
  useEffect(() => {
    list.current?.children[firstNew.current ?? -1]?.querySelector('a')?.focus();
    firstNew.current = undefined;
  }, [value]);
  const errors = errorMessageUrl(address.query);
  const query = address.query.trim();
  const isOld = value?.query !== query;
  useKeptPlace(value !== undefined && !isOld);

  const isNothing = value !== undefined && value.count === 0;
  /** The chosen type of page, where only the others have hits. */
  const empty = isNothing && Object.keys(value.kinds).length > 0 ? address.kind : undefined;
  const outcome = (): string => {
    if (query === '') return strings.enterTerm;
    if (status === 'error') return strings.searchFailed;
    if (!value || (isOld && status === 'stalled')) return strings.searching;
    if (!isNothing) return strings.results(value.count);
    return empty
      ? strings.noneOfType(value.query, KIND_NAMES[empty])
      : strings.noResults(value.query);
  };
  // A screen reader hears what came of the search.
  const announced = useSettled(
    value && outcome() === strings.results(value.count)
      ? strings.resultsFor(value.count, value.query)
      : outcome(),
  );
  const view = (): ReactNode => {
    if (query === '') return outcome();
    if (status === 'error')
      return <ErrorScreen error={error} onRetry={() => (field.focus(), retry())} />;
    if (!isNothing || empty || (isOld && status === 'stalled')) return outcome();
    return (
      <NoResults
        query={value.query}
        suggestions={value.suggestions}
        onSuggestion={(text) => {
          go({...address, query: text, kind: undefined, pages: 1});
          field.focus();
        }}
      />
    );
  };

  return (
    <div data-status={status} aria-busy={status === 'loading' || status === 'stalled'}>
      <div className="search-count">{view()}</div>
      <p className="visually-hidden" role="status">
        {announced}
      </p>
      {value && (
        <>
          <KindFilter
            kinds={value.kinds}
            chosen={address.kind}
            onChoose={(kind) => go({...address, kind, pages: 1})}
          />
          {value.count > 0 && errors && (
            <p>
              <a href={errors}>{strings.explainError}</a>
            </p>
          )}
          {value.count > 0 && (
            <ol ref={list} className="search-results">
              {mergeRepeats(value.hits.map(hitView)).map(({hit, others}) => (
                <li key={hit.id} className="search-result">
                  <KindIcon kind={hit.kind} isNamed />
                  <div className="search-hit-text">
                    <h2 className="search-result-title">
                      <ResultLink url={hit.url} onChoose={() => choose(hit.id)}>
                        <Marked segments={hit.title} />
                        {hit.crumbs[1] && (
                          <span className="visually-hidden">{` (${hit.crumbs[1]})`}</span>
                        )}
                      </ResultLink>
                    </h2>
                    <Crumbs crumbs={[KIND_NAMES[hit.kind], ...hit.crumbs]} />
                    {hit.snippet && (
                      <span className="search-snippet">
                        <Marked segments={hit.snippet} />
                      </span>
                    )}
                    {others.length > 0 && (
                      <span className="search-snippet">
                        <Filled
                          text={strings.alsoOn}
                          parts={{
                            pages: others.map((other, at) => (
                              <Fragment key={other.id}>
                                {at > 0 && <span>{', '}</span>}
                                <ResultLink url={other.url} onChoose={() => choose(other.id)}>
                                  {pageName(other)}
                                </ResultLink>
                              </Fragment>
                            )),
                          }}
                        />
                      </span>
                    )}
                  </div>
                </li>
              ))}
            </ol>
          )}
          {value.more === 'too many' && (
            <p className="search-count">{strings.firstResults(value.hits.length)}</p>
          )}
          {value.more === 'some' && (
            <button
              type="button"
              className="search-more"
              onClick={() => {
                firstNew.current = list.current?.children.length;
                replaceAddress(pathname + writeAddress({...address, pages: address.pages + 1}));
              }}
            >
              {strings.loadMore}
            </button>
          )}
        </>
      )}
    </div>
  );
}
