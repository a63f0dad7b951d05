import {SEARCH_MANIFEST} from '@toolhive-docs/search-engine/files';
import {searchTag} from '../client/docsVersion';
import {site} from '../client/site';
import {EmbeddedClient} from '../islands/search/client/embedded/EmbeddedClient';
import type {WorkerLike} from '../islands/search/client/embedded/AskedWorker';
import type {IndexPlace, Question} from '../islands/search/client/embedded/messages';
import {openIndex} from '../islands/search/client/embedded/openIndex';

/** Searches in the page itself: browsers start no workers from a folder. */
function inPage(place: IndexPlace): WorkerLike {
  let isEnded = false;
  const index = openIndex(place);
  const worker: WorkerLike = {
    onmessage: null,
    onerror: null,
    postMessage: (question: Question) => {
      void index.answer(question).then((data) => {
        if (isEnded) return;
        worker.onmessage?.call(worker as Worker, new MessageEvent('message', {data}));
      });
    },
    terminate: () => (isEnded = true),
  };
  return worker;
}

/** In the place of src/islands/search/client/pageClient: the one client of the page. */
export const pageClient = new EmbeddedClient({
  start: inPage,
  manifest: site().baseUrl + SEARCH_MANIFEST,
  version: searchTag,
});
