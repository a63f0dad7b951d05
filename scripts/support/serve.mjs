import {tsImport} from 'tsx/esm/api';
import {stopWithParent} from './stopWithParent.mjs';

// Runs the server in this process until it is asked to stop.
stopWithParent();
await tsImport('../../server/main.ts', import.meta.url);
