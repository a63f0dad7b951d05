import './support/endOnErrors.mjs';
import {fileURLToPath} from 'node:url';
import {loadCliSpec, loadSince} from '@toolhive-docs/cli-spec';
import {writeChangesPage} from '../plugins/changes-reference/writeChanges';
import {writePages} from '../plugins/cli-reference/writePages';
import {writeErrorsPage} from '../plugins/errors-reference';

// `npm run check:docs`: generated pages are checked like all others, so they must be there and up to date.
const at = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));
writePages(
  loadCliSpec(at('specs/thv-cli.yaml')),
  loadSince(at('specs/since.yaml')),
  at('docs/toolhive/reference/cli'),
);
writeChangesPage({
  specFile: at('specs/thv-cli.yaml'),
  sinceFile: at('specs/since.yaml'),
  changesFile: at('specs/changes.yaml'),
  page: at('docs/toolhive/reference/changes.mdx'),
});
writeErrorsPage(at(''));
await import('@toolhive-docs/docs-checks/cli');
