import {buildSite} from './buildSite.mjs';
import {prepare} from './prepare.mjs';

// Installs what is missing and writes `build/`. The exit code tells whether it did.
const {ok} = await prepare(() => buildSite({onlyIfChanged: false}));
process.exitCode = ok ? 0 : 1;
