import * as strings from '../../i18n/en/strings';
import {ADDRESS_CHANGE, pushAddress, replaceAddress} from '../client/history';
import {island} from '../islands/island';
import {resultsUrl} from '../islands/results/resultsUrl';
import {readAddress, writeAddress} from '../islands/results/searchAddress';
import type {SearchResultsProps} from '../islands/results';

const results = island<SearchResultsProps>(async () => {
  const [module, {pageClient}] = await Promise.all([
    import(/* webpackChunkName: "search-results" */ '../islands/results'),
    import(/* webpackChunkName: "search-client" */ '../islands/search/client/pageClient'),
  ]);
  pageClient.prepare();
  return module;
});

/** Without an event for this time, what is in the field is no half composed word. In milliseconds. */
const STILL_MS = 300;

/** The page of all results: a form that works by its address, and an island with what was found. */
export function connect(element: HTMLElement, signal: AbortSignal): void {
  const form = element.querySelector('form');
  const field = element.querySelector('input');
  const heading = element.querySelector('h1');
  const status = element.querySelector<HTMLElement>('[data-status]');
  const host = element.querySelector('[data-results]');
  const retry = element.querySelector<HTMLElement>('[data-retry]');
  if (!form || !field || !heading || !status || !host || !retry) return;
  /** The name of the site, as the title of each page ends with it. */
  const ending = document.title.slice(document.title.lastIndexOf(' | '));
  let isLoading = false;
  /** Whether the current entry of the browser's history is the one that follows the typing. */
  let isTyping = false;

  const load = (): void => {
    if (isLoading) return;
    isLoading = true;
    retry.hidden = true;
    status.setAttribute('role', 'status');
    results.mount(host, {field}).then(
      (mounted) => {
        status.hidden = true;
        if (signal.aborted) mounted.unmount();
        else signal.addEventListener('abort', () => mounted.unmount());
      },
      () => {
        isLoading = false;
        retry.hidden = false;
        status.setAttribute('role', 'alert');
        status.textContent = strings.searchPageFailed;
      },
    );
  };
  const show = (): void => {
    // Typing says so after it.
    isTyping = false;
    const query = readAddress(resultsUrl().search).query.trim();
    heading.textContent = query === '' ? strings.searchTheDocs : strings.searchResultsFor(query);
    document.title = heading.textContent + ending;
    if (field.value.trim() !== query) field.value = query;
    if (query !== '') load();
    if (query !== '' && !status.hidden) status.textContent = strings.searching;
  };
  const type = (): void => {
    const {pathname, search} = resultsUrl();
    const address = pathname + writeAddress({...readAddress(search), query: field.value, pages: 1});
    // One entry of the history follows the text: the back button leads to the search before, not to each letter.
    (isTyping ? replaceAddress : pushAddress)(address);
    isTyping = true;
  };

  form.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      isTyping = false;
    },
    {signal},
  );
  field.addEventListener(
    'input',
    (event) => {
      if (!(event as InputEvent).isComposing) type();
    },
    {signal},
  );
  field.addEventListener('compositionend', type, {signal});
  field.addEventListener('focus', load, {signal});
  retry.addEventListener('click', load, {signal});
  addEventListener(ADDRESS_CHANGE, show, {signal});
  const given = readAddress(resultsUrl().search).query.trim();
  if (['', given].includes(field.value.trim()) || !field.matches(':focus')) return show();
  // The reader has begun before this script came. An input method that composes goes on with an event; who leaves changes the address.
  const timer = setTimeout(type, STILL_MS);
  const callOff = (): void => clearTimeout(timer);
  field.addEventListener('input', callOff, {once: true, signal});
  addEventListener(ADDRESS_CHANGE, callOff, {once: true, signal});
}
