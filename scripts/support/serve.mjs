import {tsImport} from 'tsx/esm/api';
import {stopWithParent} from './stopWithParent.mjs';

// `npm run serve`: runs the server for the build that is there, in this process, so that signals reach it.
stopWithParent();
await tsImport('../../server/main.ts', import.meta.url);
