/**
 * Hides an announcement that the reader has closed before it is painted. Its text goes into the page, so it must not use
 * anything outside of it.
 *
 * @param id - Names the announcement.
 */
export function hideSeenAnnouncement(id: string): void {
  let isClosed = false;
  try {
    isClosed =
      localStorage.getItem('docusaurus.announcement.id') === id &&
      localStorage.getItem('docusaurus.announcement.dismiss') === 'true';
  } catch {
    // Storage is closed: the reader has closed nothing.
  }
  document.documentElement.dataset['announcementBarInitiallyDismissed'] = String(isClosed);
}
