import {answer} from './answer';
import type {Question} from './messages';

/** Warm-up queries: letter, prefix, typo. */
const REHEARSAL = ['s', 'secr', 'confgure trasport'];

/** Searches before the reader does: code is slow the first time. Each search is a task of its own, so that a real one can come in between. */
function rehearse(): void {
  REHEARSAL.forEach((query) =>
    setTimeout(() => void answer({id: 0, requests: [{query, attributesToSnippet: ['*:10']}]})),
  );
}

/**
 * Runs in a Web Worker, so that typing never waits for searching; it fetches the index as well, so that searching never waits for a
 * page that is busy with keys.
 */
addEventListener('message', ({data}: MessageEvent<Question>) => {
  void answer(data).then((given) => {
    postMessage(given);
    if (data.open) rehearse();
  });
});
