import {parseArgs} from 'node:util';

/**
 * Reads the words of a command that has no options. `--help` prints the usage and ends the process, an option that is not known ends
 * it with an error: neither starts the work.
 *
 * @param usage - What the command does, in a line or two.
 * @returns the words.
 */
export function withoutOptions(
  usage: string,
  args: readonly string[] = process.argv.slice(2),
): string[] {
  const options = {help: {type: 'boolean', short: 'h'}} as const;
  const stop = (code: number, text: string): never => {
    (code === 0 ? console.log : console.error)(text);
    process.exit(code);
  };
  const {values, positionals} = (() => {
    try {
      return parseArgs({args: [...args], options, allowPositionals: true});
    } catch (error) {
      return stop(1, `Error: ${error instanceof Error ? error.message : String(error)}\n${usage}`);
    }
  })();
  return values.help === true ? stop(0, usage) : positionals;
}
