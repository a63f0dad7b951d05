import {answer, openIndex} from './answer';
import type {IndexPlace, Question} from './messages';

/** Warm-up queries: letter, prefix, typo. */
const REHEARSAL = ['s', 'secr', 'confgure trasport'];

let isAsked = false;

/** Searches before the reader does: code is slow the first time. Each search is a task of its own, so that a real one can come in between and end it. */
function rehearse(): void {
  REHEARSAL.forEach((query) =>
    setTimeout(() => {
      if (!isAsked) void answer({id: 0, requests: [{query, attributesToSnippet: ['*:10']}]});
    }),
  );
}

/**
 * Runs in a Web Worker, so that typing never waits for searching; it fetches the index as well, so that searching never waits for a
 * page that is busy with keys. Its name says where the index is: a message would reach it only when the page has a moment.
 */
void openIndex(JSON.parse(self.name) as IndexPlace).then(rehearse);
addEventListener('message', ({data}: MessageEvent<Question>) => {
  isAsked ||= data.requests !== undefined;
  void answer(data).then((given) => postMessage(given));
});
