import {parseArgs, type ParseArgsConfig} from 'node:util';
import {nearest} from '@toolhive-docs/cli-spec/nearest';

/** The command line cannot be understood. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

export interface Flags {
  readonly help: boolean;
  /** Address to listen on. */
  readonly host: string;
  /** 0 picks a free port. */
  readonly port: number;
  /** File that keeps the state; undefined keeps it in memory. */
  readonly state: string | undefined;
  /** Origins of pages that may call; `*` for all. */
  readonly cors: readonly string[];
}

export const help = `Usage: npm run sandbox -- [flags]

Answers the local ToolHive API without running anything. See packages/api-sandbox/README.md.

Flags:
  --host ADDRESS   Address to listen on (default 127.0.0.1)
  --port NUMBER    Port to listen on, 0 for any free one (default 8080)
  --state FILE     Keep the state in this file; it is made when it is not there (default: in memory)
  --cors ORIGIN    Let pages of this origin call, such as http://localhost:3000, or "*" for all; can be repeated
  --help           Show this text
`;

const options = {
  host: {type: 'string', default: '127.0.0.1'},
  port: {type: 'string', default: '8080'},
  state: {type: 'string'},
  cors: {type: 'string', multiple: true, default: [] as string[]},
  help: {type: 'boolean', default: false},
} satisfies ParseArgsConfig['options'];

/**
 * Reads the command line: `--port 9090` and `--port=9090` mean the same.
 * @throws UsageError for an unknown flag, a missing or a wrong value, a word that is no flag
 */
export function parseFlags(words: readonly string[]): Flags {
  const {values} = parsed(words);
  for (const [name, value] of Object.entries(values))
    if ([value].flat().includes('')) throw new UsageError(`The flag --${name} needs a value.`);
  const {host, port, state, cors, help: wantsHelp} = values;
  return {help: wantsHelp, host, port: parsePort(port), state, cors: cors.map(parseOrigin)};
}

function parsed(words: readonly string[]) {
  try {
    return parseArgs({args: [...words], options});
  } catch (error) {
    // "Unknown option '--prot'. …", with a hint that does not fit here
    const {message} = error as Error;
    const [, unknown] = /^Unknown option '(--?[^']+)'/.exec(message) ?? [];
    const names = Object.keys(options).map((name) => `--${name}`);
    const guess = unknown === undefined ? undefined : nearest(unknown, names);
    const first = message.split('. ')[0] ?? message;
    throw new UsageError(`${first}.${guess === undefined ? '' : ` Did you mean ${guess}?`}`);
  }
}

function parsePort(text: string): number {
  const port = Number(text);
  if (!/^\d{1,5}$/.test(text) || port > 65_535)
    throw new UsageError(`--port must be a number from 0 to 65535; got "${text}".`);
  return port;
}

function parseOrigin(text: string): string {
  const origin = URL.canParse(text) ? new URL(text).origin : '';
  if (text !== '*' && text !== origin)
    throw new UsageError(
      `--cors must be an origin such as http://localhost:3000, without a path or a slash at the end, or "*"; got "${text}".`,
    );
  return text;
}
