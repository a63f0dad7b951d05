import {fileURLToPath} from 'node:url';
import type {CommandFiles} from './index';

const at = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** Where the command data and the first releases are, and the folder of the pages that are written from them. */
export const commandFiles: CommandFiles = {
  specFile: at('specs/thv-cli.yaml'),
  sinceFile: at('specs/since.yaml'),
  outDir: at('docs/toolhive/reference/cli'),
};
