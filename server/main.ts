import {existsSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';
import type {environment as Environment} from '../site.config';
import {createApp} from './createApp';
import {stopOnSignals} from './http/stopOnSignals';
import {isMistake, logError, logInfo, reasonOf, setLogFormat} from './logging';
import {openEventStore} from './search/log/openEventStore';
import {startServer} from './startServer';
import {logRequest, observe} from './telemetry/observe';

/**
 * Serves the existing build until the process is asked to stop.
 * With `--check` only tries the address, for those who have something long to do first. `--build` names another folder to serve.
 */
async function main(): Promise<void> {
  const {check: isCheck, build: buildDir} = readArguments();
  // Loaded here, because loading checks the variables: what is wrong is told like all else that is.
  const {environment} = await import('../site.config');
  const {host, port, baseUrl, url, isUrlSet} = environment;
  setLogFormat(environment.logFormat);
  if (isCheck) return (await startServer(createApp({buildDir, baseUrl}), host, port)).stop();
  const siteUrl = isUrlSet ? url : undefined;
  const {appId, apiKey, indexName} = environment.search;
  const credentials = appId === undefined || apiKey === undefined ? undefined : {appId, apiKey};
  const log = await openEventStore(environment);
  const metrics = environment.metrics ? await startMetrics() : undefined;
  const backend = await openDatabase(environment);
  const openNow = existsSync(buildDir);
  const root = fileURLToPath(new URL('..', import.meta.url));
  const app = createApp({
    ...{buildDir, baseUrl, siteUrl, indexName, credentials, log, openNow},
    ...{root, hosts: [host], onSearch: metrics?.search, backend},
  });
  const observers = [
    ...(metrics ? [metrics.request] : []),
    ...(environment.logRequests ? [logRequest] : []),
  ];
  const close = () => Promise.all([log?.close(), metrics?.close(), backend?.close()]);
  const server = await startServer(observe(app, baseUrl, observers), host, port).catch(
    async (error: unknown) => {
      await close();
      throw error;
    },
  );
  const stop = async () => {
    await server.stop();
    // Only now is there nothing left that could be written.
    await close();
  };
  if (!existsSync(`${buildDir}/index.html`)) {
    await stop();
    return fail(
      `There is no build in ${buildDir}. Run \`npm run build\` first, or \`npm start\`, which does both.`,
    );
  }
  stopOnSignals(stop);
  logInfo(`Serving the site on ${server.url}${baseUrl} (Ctrl+C stops it)`);
}

/** @throws Error that names the wrong option and the known ones. */
function readArguments() {
  try {
    return parseArgs({
      options: {
        check: {type: 'boolean', default: false},
        build: {type: 'string', default: fileURLToPath(new URL('../build', import.meta.url))},
      },
    }).values;
  } catch (error) {
    throw new Error(`${reasonOf(error)}. Allowed: --check, --build FOLDER.`);
  }
}

/** Where searches go when they do not go to the index of the build. Loaded only then. */
async function openDatabase({searchDatabase, search}: typeof Environment) {
  if (searchDatabase === undefined) return undefined;
  const {PostgresBackend} = await import('./search/postgres/PostgresBackend');
  return new PostgresBackend(searchDatabase, search.indexName);
}

/** Loaded only where metrics are wanted. */
async function startMetrics() {
  const {Metrics} = await import('./telemetry/Metrics');
  return new Metrics();
}

function fail(message: string): void {
  logError(message);
  process.exitCode = 1;
}

main().catch((error: unknown) => {
  if (isMistake(error)) throw error;
  fail(reasonOf(error));
});
