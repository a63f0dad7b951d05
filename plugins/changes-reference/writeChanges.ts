import {loadCliSpec, loadSince} from '@toolhive-docs/cli-spec';
import {loadHistory, loadReleaseDates} from '@toolhive-docs/release-history';
import {changesFeed, type FeedSite} from './changesFeed';
import {renderPage} from './renderPage';
import {writeIfNew} from './writeIfNew';

/** Where the data is and where the page goes; all absolute. */
export interface ChangesFiles {
  specFile: string;
  sinceFile: string;
  changesFile: string;
  page: string;
}

/** Where the day of each release is, besides. */
export interface FeedFiles extends ChangesFiles {
  datesFile: string;
}

/** Writes the page of changes; one that is already right is not touched, so that watchers stay quiet. */
export function writeChangesPage(files: ChangesFiles): void {
  const spec = loadCliSpec(files.specFile);
  writeIfNew(files.page, renderPage(spec, historyOf(files)));
}

/** Writes the same for programs. */
export function writeChangesData(files: ChangesFiles, file: string): void {
  const {tool} = loadCliSpec(files.specFile);
  writeIfNew(
    file,
    `${JSON.stringify({documentedRelease: tool.version, releases: historyOf(files)}, null, 2)}\n`,
  );
}

/** Writes the same as an Atom feed. @throws Error when a release has no date. */
export function writeChangesFeed(files: FeedFiles, site: FeedSite, file: string): void {
  writeIfNew(file, changesFeed(historyOf(files), site, loadReleaseDates(files.datesFile)));
}

function historyOf({specFile, sinceFile, changesFile}: ChangesFiles) {
  return loadHistory(loadCliSpec(specFile), loadSince(sinceFile), changesFile);
}
