import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {createSandbox, registryFrom, type Registry} from '@toolhive-docs/api-sandbox';
import {loadApiSpec} from '@toolhive-docs/api-spec/node';
import {parse} from 'yaml';
import type {AddressAdvice} from '../http/ListenError';
import {stopOnSignals} from '../http/stopOnSignals';
import {isMistake, reasonOf} from '../logging';
import {startServer} from '../startServer';
import {allowOrigins} from './allowOrigins';
import {help, parseFlags, type Flags, UsageError} from './parseFlags';
import {openStateFile, type OpenStateFile} from './state/openStateFile';

const specs = fileURLToPath(new URL('../../specs/', import.meta.url));

/** The address is set by flags. */
const BY_FLAGS: AddressAdvice = {
  port: (port) => `--port ${port}`,
  host: (host) => `--host ${host}`,
  rival: ', perhaps by `thv serve`',
};

/** Runs the sandbox until the process is asked to stop. */
async function main({host, port, state: path, cors}: Flags): Promise<void> {
  const spec = loadApiSpec(`${specs}toolhive-api.yaml`);
  const registry = parse(readFileSync(`${specs}registry-servers.yaml`, 'utf8')) as Registry;
  const registries = {default: registryFrom(registry)};
  const file = path === undefined ? undefined : await openStateFile(path);
  const kept = file && {state: file.state, commit: loudly(file.save)};
  const sandbox = createSandbox({spec, registries, ...kept});
  const app = {fetch: allowOrigins(sandbox.fetch, cors)};
  const server = await startServer(app, host, port, {}, BY_FLAGS).catch(async (error: unknown) => {
    await file?.close();
    throw error;
  });
  stopOnSignals(async () => {
    await server.stop();
    await file?.close();
  });
  console.log(
    `API sandbox listening on ${server.url}${path === undefined ? '' : `; state in ${path}`} (Ctrl+C stops it)`,
  );
}

/** Callers learn only that a change cannot be kept; the reason is for whoever runs the program. */
function loudly(save: OpenStateFile['save']): OpenStateFile['save'] {
  return async (state) => {
    try {
      await save(state);
    } catch (error) {
      console.error(`Error: the state file cannot be written: ${reasonOf(error)}`);
      throw error;
    }
  };
}

try {
  const flags = parseFlags(process.argv.slice(2));
  if (flags.help) process.stdout.write(help);
  else await main(flags);
} catch (error) {
  if (isMistake(error)) throw error;
  console.error(`Error: ${reasonOf(error)}`);
  // 2 for a command line that cannot be understood, 1 for everything else that goes wrong.
  process.exitCode = error instanceof UsageError ? 2 : 1;
  if (error instanceof UsageError) console.error('See all flags with --help.');
}
