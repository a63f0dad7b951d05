import {answer} from './answer';
import type {Question} from './messages';

/** Runs in a Web Worker, so that typing never waits for searching. */
addEventListener('message', ({data}: MessageEvent<Question>) => {
  void answer(data).then((found) => {
    postMessage(found);
  });
});
