import {readCommand} from '../support/readCommand';

const USAGE = `npm run evidence -- --source DIR [--check [--release NAME]]
  --source DIR    a checkout of the documented release of the tool
  --check         compare with the lock and write nothing
  --release NAME  compare the pages that were cut for an earlier release, such as v0.0.47`;

export interface Arguments {
  source: string;
  check: boolean;
  /** An earlier release; left out for the one that `docs/` describes. */
  cut?: string;
}

/**
 * Reads the command line of `npm run evidence`.
 * @throws Error saying what is unknown or missing, with the usage.
 */
export function readArguments(args: string[] = process.argv.slice(2)): Arguments {
  const {source, check, release} = readCommand(USAGE, {
    args,
    options: {
      source: {type: 'string'},
      check: {type: 'boolean', default: false},
      release: {type: 'string'},
    },
  }).values;
  if (source === undefined) throw new Error(`--source is missing.\n${USAGE}`);
  if (release !== undefined && !check)
    throw new Error(`--release needs --check: the lock of a cut release stays as it is.\n${USAGE}`);
  return {source, check, cut: release};
}
