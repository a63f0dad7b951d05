import {parseArgs} from 'node:util';

const USAGE = `npm run evidence -- --source DIR [--check]
  --source DIR  a checkout of the documented release of the tool
  --check       compare with the lock and write nothing`;

export interface Arguments {
  source: string;
  check: boolean;
}

/**
 * Reads the command line of `npm run evidence`.
 * @throws Error saying what is unknown or missing, with the usage.
 */
export function readArguments(words: readonly string[]): Arguments {
  const {source, check} = parse(words);
  if (source === undefined) throw new Error(`--source is missing.\n${USAGE}`);
  return {source, check: check ?? false};
}

function parse(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      options: {source: {type: 'string'}, check: {type: 'boolean'}},
    }).values;
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
  }
}
