import Link from '@docusaurus/Link';
import {useEffect, type ReactNode} from 'react';
import {report} from '../events/report';
import {Crumbs} from '../hits/Crumbs';
import {hrefOf} from '../hits/destination';
import {hitView} from '../hits/hitView';
import {KindIcon} from '../hits/KindIcon';
import {KIND_NAMES} from '../hits/kindNames';
import {Marked} from '../hits/Marked';
import {ErrorScreen} from '../modal/ErrorScreen';
import {NoResults} from '../modal/NoResults';
import {useSearchContext} from '../useSearchContext';
import {KindFilter} from './KindFilter';
import type {SearchAddress} from './searchAddress';
import {useKeptPlace} from './useKeptPlace';
import {usePageAnswer} from './usePageAnswer';

interface Props {
  readonly address: SearchAddress;
  /** Goes to another address; `replace` takes the place of this one in the browser's history. */
  readonly onAddress: (address: SearchAddress, how: 'push' | 'replace') => void;
}

const results = (count: number): string => (count === 1 ? '1 result' : `${count} results`);

/** What an address of the results page has found, or why it shows nothing. */
export function SearchResults({address, onAddress}: Props): ReactNode {
  const {status, value, error, retry} = usePageAnswer(address, useSearchContext());
  useEffect(() => {
    if (value && value.count > 0)
      report((reporter) =>
        reporter.viewed(
          value.results,
          value.hits.map(({objectID}) => objectID),
        ),
      );
  }, [value]);
  const isOld = value?.query !== address.query.trim();
  useKeptPlace(value !== undefined && !isOld);

  // A screen reader hears what came of the search; the same is what everybody sees.
  const outcome = (): ReactNode => {
    if (address.query.trim() === '') return 'Type what you are looking for.';
    if (status === 'error') return <ErrorScreen error={error} onRetry={retry} />;
    if (!value || (isOld && status === 'stalled')) return 'Searching…';
    if (value.count > 0) return results(value.count);
    return (
      <NoResults
        query={value.query}
        suggestions={value.suggestions}
        onSuggestion={(query) => onAddress({query, kind: undefined, pages: 1}, 'push')}
      />
    );
  };

  return (
    <div data-status={status} aria-busy={status === 'loading' || status === 'stalled'}>
      <div className="search-count" role="status">
        {outcome()}
      </div>
      {value && address.query.trim() !== '' && status !== 'error' && (
        <>
          <KindFilter
            kinds={value.kinds}
            chosen={address.kind}
            onChoose={(kind) => onAddress({...address, kind, pages: 1}, 'push')}
          />
          {value.count > 0 && (
            <ol className="search-results">
              {value.hits.map(hitView).map((hit) => (
                <li key={hit.id} className="search-result">
                  <KindIcon kind={hit.kind} />
                  <div className="search-hit-text">
                    <h2 className="search-result-title">
                      <Link
                        to={hrefOf(hit.url)}
                        onClick={() =>
                          report((reporter) => reporter.selected(value.results, hit.id))
                        }
                      >
                        <Marked segments={hit.title} />
                      </Link>
                    </h2>
                    <Crumbs crumbs={[KIND_NAMES[hit.kind], ...hit.crumbs]} />
                    {hit.snippet && (
                      <span className="search-snippet">
                        <Marked segments={hit.snippet} />
                      </span>
                    )}
                  </div>
                </li>
              ))}
            </ol>
          )}
          {value.hasMore && (
            <button
              type="button"
              className="search-more"
              onClick={() => onAddress({...address, pages: address.pages + 1}, 'replace')}
            >
              Load more
            </button>
          )}
        </>
      )}
    </div>
  );
}
