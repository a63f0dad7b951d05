import {existsSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {environment} from '../site.config';
import {createApp} from './createApp';
import {ListenError} from './listenError';
import {startServer} from './startServer';

const buildDir = fileURLToPath(new URL('../build', import.meta.url));

/** Serves the existing build until the process is asked to stop. */
async function main(): Promise<void> {
  if (!existsSync(`${buildDir}/index.html`)) {
    fail(`There is no build in ${buildDir}. Run \`npm run build\` first, or \`npm start\`, which does both.`);
    return;
  }
  const {host, port, baseUrl} = environment;
  try {
    const server = await startServer(createApp({buildDir, baseUrl}), host, port);
    console.log(`Serving the site on ${server.url}${baseUrl} (Ctrl+C stops it)`);
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      // A terminal and a parent process may both pass the signal on; stopping twice is harmless.
      process.on(signal, () => void server.stop());
    }
  } catch (error) {
    if (!(error instanceof ListenError)) {
      throw error;
    }
    fail(error.message);
  }
}

function fail(message: string): void {
  console.error(`Error: ${message}`);
  process.exitCode = 1;
}

await main();
