import {environment} from '../site.config';
import {findChromium} from './support/findChromium';

// Prints the path of the Chromium that the browser tests use. Exit code 1: none was found; 2: CHROMIUM_PATH is wrong.
try {
  const path = await findChromium(environment.chromiumPath, 'shell');
  console.log(path ?? 'There is no Chromium on this machine');
  process.exitCode = path === undefined ? 1 : 0;
} catch (error) {
  console.error(`Error: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 2;
}
