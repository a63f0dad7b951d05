import {fileURLToPath} from 'node:url';
import {createSandbox} from '../../packages/api-sandbox';
import {loadApiSpec} from '../../packages/api-spec/node';
import {allowOrigins} from './allowOrigins';
import {openJournal, type Journal} from './journal/openJournal';
import {StateFileError} from './journal/StateFileError';
import {loadRegistry} from './loadRegistry';
import {help, parseFlags, type Flags} from './parseFlags';
import {DoorError, startDoor} from './startDoor';
import {UsageError} from './UsageError';

const specs = fileURLToPath(new URL('../../specs/', import.meta.url));

/** Runs the sandbox until the process is asked to stop. */
async function main({host, port, state: file, cors}: Flags): Promise<void> {
  const spec = loadApiSpec(`${specs}toolhive-api.yaml`);
  const registries = {default: loadRegistry(`${specs}registry-servers.yaml`, spec)};
  const journal = file === undefined ? undefined : await openJournal(file);
  const kept = journal && {state: journal.state, commit: loudly(journal.append)};
  const sandbox = createSandbox({spec, registries, ...kept});
  const door = await startDoor(allowOrigins(sandbox.fetch, cors), {host, port}).catch(
    async (error: unknown) => {
      await journal?.close();
      throw error;
    },
  );
  if (journal?.unfinished)
    console.error(
      `Note: ${file ?? ''} ended in an unfinished change that nobody was told of; it was left out.`,
    );
  console.log(
    `The local API answers on ${door.url} and runs nothing${file === undefined ? '' : `; state in ${file}`} (Ctrl+C stops it)`,
  );

  const stop = async () => {
    await door.stop();
    await journal?.close();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
}

/** Callers learn only that a change cannot be kept; the reason is for whoever runs the program. */
function loudly(append: Journal['append']): Journal['append'] {
  return async (change, before) => {
    try {
      await append(change, before);
    } catch (error) {
      console.error(
        `Error: the state file cannot be written: ${error instanceof Error ? error.message : String(error)}`,
      );
      throw error;
    }
  };
}

/** 2 for a command line that cannot be understood, 1 for everything else that goes wrong. */
function fail(error: unknown): void {
  const isExpected =
    error instanceof UsageError || error instanceof DoorError || error instanceof StateFileError;
  console.error(
    `Error: ${isExpected ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
  );
  if (error instanceof UsageError) console.error('See all flags with --help.');
  process.exitCode = error instanceof UsageError ? 2 : 1;
}

try {
  const flags = parseFlags(process.argv.slice(2));
  if (flags.help) process.stdout.write(help);
  else await main(flags);
} catch (error) {
  fail(error);
}
