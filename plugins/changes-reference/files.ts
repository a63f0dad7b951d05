import {fileURLToPath} from 'node:url';
import {commandFiles} from '../cli-reference/files';
import type {FeedFiles} from './writeChanges';

const at = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));

const {specFile, sinceFile} = commandFiles;

/** Where the data of the page of changes is, and the page that is written from it. */
export const changesFiles: FeedFiles = {
  specFile,
  sinceFile,
  changesFile: at('specs/changes.yaml'),
  datesFile: at('specs/release-dates.yaml'),
  page: at('docs/toolhive/reference/changes.mdx'),
};
