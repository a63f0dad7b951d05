import './support/endOnErrors.mjs';
import {writeFileSync} from 'node:fs';
import {DATES_FILE, formatDates, gitDates} from '../plugins/page-dates';
import {inProject, projectRoot} from './support/projectRoot.mjs';
import {readCommand} from './support/readCommand';

/** Files that pages are made from. */
const OF_PAGES =
  /^(?:docs|versioned_docs|i18n)\/.*\.mdx$|^src\/pages\/.*\.tsx$|^specs\/[\w-]+\.yaml$|^sidebars\.ts$/;

// `npm run record:dates`: writes down when the files of pages last changed, for builds without history.
readCommand(`npm run record:dates: writes when the files of pages last changed to ${DATES_FILE}.`);
const dates = await gitDates(projectRoot);
if (dates === undefined)
  throw new Error(
    'the project has no complete git history here. Run this in a full clone (`git fetch --unshallow` completes a shallow one).',
  );
const ofPages = new Map([...dates].filter(([file]) => OF_PAGES.test(file) && file !== DATES_FILE));
writeFileSync(inProject(DATES_FILE), formatDates(ofPages));
console.log(`${DATES_FILE} holds the dates of ${ofPages.size} files.`);
