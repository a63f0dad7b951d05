import {existsSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {environment} from '../site.config';
import {createApp} from './createApp';
import {ListenError} from './listenError';
import {startServer} from './startServer';

const buildDir = fileURLToPath(new URL('../build', import.meta.url));

/**
 * Serves the existing build until the process is asked to stop.
 * With `--check` only tries the address, for those who have something long to do first.
 */
async function main(isCheck: boolean): Promise<void> {
  const {host, port, baseUrl} = environment;
  const server = await startServer(createApp({buildDir, baseUrl}), host, port);
  if (isCheck) {
    await server.stop();
    return;
  }
  if (!existsSync(`${buildDir}/index.html`)) {
    await server.stop();
    fail(`There is no build in ${buildDir}. Run \`npm run build\` first, or \`npm start\`, which does both.`);
    return;
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    // A terminal and a parent process may both pass the signal on; stopping twice is harmless.
    process.on(signal, () => void server.stop());
  }
  console.log(`Serving the site on ${server.url}${baseUrl} (Ctrl+C stops it)`);
}

function fail(message: string): void {
  console.error(`Error: ${message}`);
  process.exitCode = 1;
}

main(process.argv.includes('--check')).catch((error: unknown) => {
  if (!(error instanceof ListenError)) {
    throw error;
  }
  fail(error.message);
});
