import {fileURLToPath} from 'node:url';
import {loadCliSpec} from '../../packages/cli-spec';

/** The site's command data, for tests. */
export const specFile = fileURLToPath(new URL('../../specs/thv-cli.yaml', import.meta.url));
export const spec = loadCliSpec(specFile);
