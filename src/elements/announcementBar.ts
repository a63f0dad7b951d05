import {define} from './define';
import {store, stored} from '../client/storage';

/** Where the dismissal and the id of the announcement that was seen last are stored (spec §3). */
const DISMISS = 'docusaurus.announcement.dismiss';
const SEEN = 'docusaurus.announcement.id';

/** An announcement that stays away once it is closed, until there is another. */
define('announcement-bar', (bar, signal) => {
  const {id = ''} = bar.dataset;
  if (stored(SEEN) !== id) {
    store(SEEN, id);
    store(DISMISS, 'false');
  }
  // The first script hides a closed bar before it is seen; a new one it cannot tell from it.
  const isClosed = bar.dataset['closeable'] !== undefined && stored(DISMISS) === 'true';
  document.documentElement.dataset['announcementBarInitiallyDismissed'] = String(isClosed);
  bar.querySelector('button')?.addEventListener(
    'click',
    () => {
      store(DISMISS, 'true');
      bar.remove();
    },
    {signal},
  );
  if (isClosed) bar.remove();
});
