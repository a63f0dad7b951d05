import {findErrors, type ErrorRecord, type FoundError} from '@toolhive-docs/error-index';
import {errorMessageHere} from '../client/errorMessage';
import {ADDRESS_CHANGE, placeToReturnTo} from '../client/history';
import * as strings from '../../i18n/en/strings';
import {make} from './make';

/** Errors that are shown at the most. */
const SHOWN = 3;

/** Until a reader has stopped typing, in milliseconds. */
const PAUSE = 200;

/** Until what was found is said, in milliseconds: who writes on would hear it in the middle of a word. */
const SILENCE = 600;

/** Answers the field that takes an error message: cause, fix and page of what the message means. */
export function connect(element: HTMLElement, signal: AbortSignal): void {
  const field = element.querySelector('textarea');
  const place = element.querySelector('[data-found]');
  const status = element.querySelector('[role=status]');
  if (!field || !place || !status) return;
  let loading: Promise<readonly ErrorRecord[]> | undefined;
  let timer = 0;
  let saying = 0;
  const load = (): Promise<readonly ErrorRecord[]> => {
    loading ??= fetchErrors(element.dataset['errors'] ?? '');
    // What failed is tried again with the next word.
    loading.catch(() => (loading = undefined));
    return loading;
  };
  /** Tells those who hear the page, once the reader has stopped typing. */
  const say = (text: string): void => {
    clearTimeout(saying);
    saying = window.setTimeout(() => (status.textContent = text), SILENCE);
  };
  const answer = async (): Promise<void> => {
    const message = field.value;
    try {
      const found = message.trim() === '' ? [] : findErrors(message, await load(), SHOWN);
      if (message !== field.value) return;
      place.replaceChildren(...view(message, found, element.dataset['search'] ?? ''));
      say(message.trim() === '' ? '' : strings.errorsFound(found.length));
    } catch {
      place.textContent = strings.errorsFailed;
      say(strings.errorsFailed);
    }
  };
  field.addEventListener('focus', () => void load().catch(() => undefined), {signal});
  field.addEventListener(
    'input',
    () => {
      clearTimeout(timer);
      timer = window.setTimeout(() => void answer(), PAUSE);
    },
    {signal},
  );
  const show = (): void => {
    // Without a message in the address, what was written before this script came.
    field.value = errorMessageHere() || field.value;
    if (field.value !== '') void answer();
  };
  addEventListener(ADDRESS_CHANGE, () => errorMessageHere() && show(), {signal});
  // A page that comes back has its answer, with the link that the reader goes on at.
  if (placeToReturnTo() === undefined || !place.hasChildNodes()) show();
}

/** @throws Error when the list cannot be had. */
async function fetchErrors(address: string): Promise<readonly ErrorRecord[]> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return ((await response.json()) as {errors: ErrorRecord[]}).errors;
}

/**
 * What explains an error: symptom, cause and fix. A row of the list on this page has them with their code and links; of one that is
 * elsewhere, the words are shown.
 */
function explanation({symptom, cause, fix, url}: ErrorRecord): readonly (string | Node)[][] {
  const head = document.getElementById(decodeURIComponent(url.split('#')[1] ?? ''));
  const cells = [...(head?.closest('tr')?.cells ?? [])];
  return cells[0]?.textContent === symptom
    ? cells.map((cell) => [...cell.cloneNode(true).childNodes])
    : [[symptom], [cause], [fix]];
}

/** @param search - Address of the results page. */
function view(message: string, found: readonly FoundError[], search: string): (Node | string)[] {
  if (message.trim() === '') return [];
  if (found.length === 0) {
    const href = `${search}?${new URLSearchParams({q: message.trim()}).toString()}`;
    return [strings.errorUnknown, ' ', make('a', {href}, strings.searchForError)];
  }
  return found.map(({error, isPrinted}) => {
    const [symptom = [], cause = [], fix = []] = explanation(error);
    return make(
      'dl',
      {},
      ...entry(strings.symptom, ...symptom, ...(isPrinted ? [] : [` (${strings.similarOnly})`])),
      ...entry(strings.cause, ...cause),
      ...entry(strings.fix, ...fix),
      ...entry(strings.page, make('a', {href: error.url}, error.page)),
    );
  });
}

const entry = (name: string, ...meaning: readonly (Node | string)[]): HTMLElement[] => [
  make('dt', {}, name),
  make('dd', {}, ...meaning),
];
