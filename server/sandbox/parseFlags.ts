import {nearest} from '../../packages/cli-spec/nearest';
import {UsageError} from './UsageError';

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

const names = ['--host', '--port', '--state', '--cors', '--help'];

/**
 * Reads the command line: `--port 9090` and `--port=9090` mean the same.
 * @throws UsageError for an unknown flag, a missing or a wrong value, a word that is no flag
 */
export function parseFlags(words: readonly string[]): Flags {
  const values = new Map<string, string[]>();
  const rest = [...words];
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    const [, name = word, , attached] = /^(--[^=]*)(=(.*))?$/s.exec(word) ?? [];
    if (!names.includes(name)) throw unknown(name);
    const value = name === '--help' ? '' : (attached ?? rest.shift());
    if (value === undefined || (value === '' && name !== '--help'))
      throw new UsageError(`The flag ${name} needs a value.`);
    values.set(name, [...(values.get(name) ?? []), value]);
  }
  const single = (name: string): string | undefined => {
    const given = values.get(name) ?? [];
    if (given.length > 1)
      throw new UsageError(`The flag ${name} is given ${given.length} times; give it once.`);
    return given[0];
  };
  return {
    help: values.has('--help'),
    host: single('--host') ?? '127.0.0.1',
    port: parsePort(single('--port') ?? '8080'),
    state: single('--state'),
    cors: (values.get('--cors') ?? []).map(parseOrigin),
  };
}

function unknown(word: string): UsageError {
  if (!word.startsWith('-'))
    return new UsageError(`"${word}" is not a flag. Flags: ${names.join(', ')}.`);
  const guess = nearest(word, names);
  return new UsageError(
    `There is no flag ${word}. ${guess ? `Did you mean ${guess}?` : `Flags: ${names.join(', ')}.`}`,
  );
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
