import {readCommand} from '../support/readCommand';

const DIFF_USAGE = `npm run release:diff -- --from DIR --to DIR [--json]
npm run release:diff -- --specs --to DIR [--json]
  --from DIR  a checkout of the older release of the tool
  --to DIR    a checkout of the newer release
  --specs     compare what specs/ says with --to; exits 1 when they differ
  --json      print for programs`;

export const APPLY_USAGE = `npm run release:apply -- --from DIR --to DIR [--release NAME]
  --from DIR      a checkout of the documented release
  --to DIR        a checkout of the newer release
  --release NAME  name of the newer release; without it, the end of the folder's name, such as v0.0.48`;

export type DiffArguments =
  | {specs: false; from: string; to: string; json: boolean}
  | {specs: true; to: string; json: boolean};

/** Reads the command line of `npm run release:diff`. @throws Error with the usage. */
export function readDiffArguments(): DiffArguments {
  const {from, to, json, specs} = readCommand(DIFF_USAGE, {
    options: {
      from: {type: 'string'},
      to: {type: 'string'},
      json: {type: 'boolean', default: false},
      specs: {type: 'boolean', default: false},
    },
  }).values;
  if (to === undefined) throw new Error(`--to is missing.\n${DIFF_USAGE}`);
  if (specs) {
    if (from !== undefined) throw new Error(`--specs stands for --from.\n${DIFF_USAGE}`);
    return {specs, to, json};
  }
  if (from === undefined) throw new Error(`--from is missing.\n${DIFF_USAGE}`);
  return {specs, from, to, json};
}

export interface ApplyArguments {
  from: string;
  to: string;
  release?: string;
}

/** Reads the command line of `npm run release:apply`. @throws Error with the usage. */
export function readApplyArguments(): ApplyArguments {
  const {from, to, release} = readCommand(APPLY_USAGE, {
    options: {from: {type: 'string'}, to: {type: 'string'}, release: {type: 'string'}},
  }).values;
  if (from === undefined || to === undefined)
    throw new Error(`--from and --to are needed.\n${APPLY_USAGE}`);
  return {from, to, ...(release === undefined ? {} : {release})};
}
