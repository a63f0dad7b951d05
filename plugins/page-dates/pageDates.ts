import path from 'node:path';
import type {VcsChangeInfo, VcsConfig} from '@docusaurus/types';
import {gitDates, type FileDates} from './gitDates';
import {recordedDates} from './recordedDates';
import {sourcesOf} from './sourcesOf';

/**
 * Tells the framework when pages last changed: by the history of the project, and where there is none by what was
 * written down. A day is all that is told, so that both tell the same.
 */
export function pageDates(project: string): VcsConfig {
  let dates: Promise<FileDates> | undefined;
  const load = async (): Promise<FileDates> => (await gitDates(project)) ?? recordedDates(project);
  const known = (): Promise<FileDates> => (dates ??= load());
  const lastUpdate = async (file: string): Promise<VcsChangeInfo | null> => {
    const days = await known();
    const page = path.relative(project, path.resolve(project, file)).replaceAll(path.sep, '/');
    const newest = sourcesOf(page)
      .flatMap((source) => datesOf(source, days))
      .sort()
      .at(-1);
    return newest === undefined ? null : {timestamp: Date.parse(newest), author: ''};
  };
  return {
    // Git reads the history while the site is loaded. The framework demands functions of one parameter.
    initialize: (_place) => void known(),
    // Nobody is told when a page was made.
    getFileCreationInfo: (_file) => Promise.resolve(null),
    getFileLastUpdateInfo: lastUpdate,
  };
}

/** The days of a file, or of all files in a folder. */
function datesOf(source: string, known: FileDates): string[] {
  return [...known].flatMap(([file, day]) =>
    file === source || (source.endsWith('/') && file.startsWith(source)) ? day : [],
  );
}
