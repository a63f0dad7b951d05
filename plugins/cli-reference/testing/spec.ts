import {fileURLToPath} from 'node:url';
import {loadCliSpec, loadSince} from '@toolhive-docs/cli-spec';

/** The site's command data, for tests. */
export const specFile = fileURLToPath(new URL('../../../specs/thv-cli.yaml', import.meta.url));
export const spec = loadCliSpec(specFile);

/** The site's first releases of commands and flags. */
export const sinceFile = fileURLToPath(new URL('../../../specs/since.yaml', import.meta.url));
export const since = loadSince(sinceFile);
