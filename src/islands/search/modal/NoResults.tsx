import type {ReactNode} from 'react';
import * as strings from '../../../../i18n/en/strings';
import {errorMessageUrl} from '../../../client/errorMessage';
import {site} from '../../../client/site';
import {Icon} from './icons';

interface Props {
  readonly query: string;
  readonly suggestions: readonly string[];
  readonly onSuggestion: (query: string) => void;
}

/** What a query without hits shows (spec §8): ways on, reached with the arrow keys. */
export function NoResults({query, suggestions, onSuggestion}: Props): ReactNode {
  const errors = errorMessageUrl(query);
  return (
    <div className="search-screen">
      <Icon name="nothing" size={36} />
      <p className="search-screen-title">{strings.noResults(query)}</p>
      {suggestions.length > 0 && (
        <div className="search-suggestions">
          <p>{strings.trySearching}</p>
          <ul>
            {suggestions.map((suggestion) => (
              <li key={suggestion}>
                <button type="button" onClick={() => onSuggestion(suggestion)}>
                  {suggestion}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      {errors && (
        <p>
          <a href={errors}>{strings.explainError}</a>
        </p>
      )}
      <p>
        {strings.shouldReturn}{' '}
        <a href={newIssueUrl(query)} target="_blank" rel="noopener noreferrer">
          {strings.letUsKnow}
        </a>
      </p>
    </div>
  );
}

/** The code host's form for a new issue, with a title that says which query found nothing. */
function newIssueUrl(query: string): string {
  const url = new URL(site().search.newIssueUrl);
  url.searchParams.set('title', strings.noResultsIssue(query));
  return url.href;
}
