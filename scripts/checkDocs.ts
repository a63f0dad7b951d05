import './support/endOnErrors.mjs';
import {loadCliSpec, loadSince} from '@toolhive-docs/cli-spec';
import {changesFiles} from '../plugins/changes-reference/files';
import {writeChangesPage} from '../plugins/changes-reference/writeChanges';
import {commandFiles} from '../plugins/cli-reference/files';
import {writePages} from '../plugins/cli-reference/writePages';
import {writeErrorsPage} from '../plugins/errors-reference';
import {projectRoot} from './support/projectRoot.mjs';

// `npm run check:docs`: generated pages are checked like all others, so they must be there and up to date.
const {specFile, sinceFile, outDir} = commandFiles;
writePages(loadCliSpec(specFile), loadSince(sinceFile), outDir);
writeChangesPage(changesFiles);
writeErrorsPage(projectRoot);
await import('@toolhive-docs/docs-checks/cli');
