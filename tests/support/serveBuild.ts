import {existsSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {createApp} from '../../server/createApp';
import {startServer} from '../../server/startServer';
import {environment} from '../../site.config';

const root = fileURLToPath(new URL('../..', import.meta.url));
const buildDir = `${root}build`;

/**
 * Serves the existing build on a free port.
 *
 * @returns the address of the site root, without a closing slash, and what ends the server.
 * @throws Error when there is no build.
 */
export async function serveBuild(): Promise<{url: string; stop: () => Promise<void>}> {
  if (!existsSync(`${buildDir}/index.html`)) {
    throw new Error(
      `There is no build in ${buildDir} to test. Run \`npm run build\` first, or \`npm test\`, which does both.`,
    );
  }
  const {baseUrl} = environment;
  const server = await startServer(createApp({buildDir, baseUrl, root}), '127.0.0.1', 0);
  return {url: server.url + baseUrl.slice(0, -1), stop: () => server.stop()};
}
