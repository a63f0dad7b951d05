import {fileURLToPath} from 'node:url';
import {loadCliSpec, loadSince} from '../packages/cli-spec';
import {writePages} from '../plugins/cli-reference/writePages';

// `npm run check:docs`: the command pages are checked like all others, so they must be there and up to date.
const at = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));
writePages(
  loadCliSpec(at('specs/thv-cli.yaml')),
  loadSince(at('specs/since.yaml')),
  at('docs/toolhive/reference/cli'),
);
await import('../packages/docs-checks/cli');
