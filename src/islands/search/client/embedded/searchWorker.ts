import {openIndex} from './openIndex';
import type {IndexPlace, Question} from './messages';

/** Warm-up queries: letter, prefix, typo. */
const REHEARSAL = ['s', 'secr', 'confgure trasport'];

let isAsked = false;

/** Searches before the reader does: code is slow the first time. Each search begins when the one before is done, so that a real one comes in between and ends it. */
function rehearse([query, ...others]: readonly string[]): void {
  if (query === undefined) return;
  setTimeout(() => {
    if (isAsked) return;
    void index
      .answer({id: 0, requests: [{query, attributesToSnippet: ['*:10']}]})
      .then(() => rehearse(others));
  });
}

/**
 * Runs in a Web Worker, so that typing never waits for searching; it fetches the index as well, so that searching never waits for a
 * page that is busy with keys. Its name says where the index is: a message would reach it only when the page has a moment.
 */
const index = openIndex(JSON.parse(self.name) as IndexPlace);
addEventListener('message', ({data}: MessageEvent<Question>) => {
  // Without a question, the first message of a page. What a reader asked while the page was busy comes right behind it.
  if (data.requests === undefined && data.suggest === undefined)
    void index.opened.then(() => rehearse(REHEARSAL));
  else isAsked = true;
  void index.answer(data).then((given) => postMessage(given));
});
