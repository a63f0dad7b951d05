import {parseArgs, type ParseArgsConfig} from 'node:util';

/**
 * Reads the words of a command by `parseArgs`. `--help` prints the usage and ends the process; an option that is not known, or a word
 * where none is taken, ends it with an error. Neither starts the work.
 *
 * @param usage - What the command does, and with which options.
 */
export function readCommand<T extends ParseArgsConfig>(
  usage: string,
  config?: T,
): ReturnType<typeof parseArgs<T>> {
  const options = {...config?.options, help: {type: 'boolean', short: 'h'}} as const;
  const stop = (code: number, text: string): never => {
    (code === 0 ? console.log : console.error)(text);
    process.exit(code);
  };
  const read = (() => {
    try {
      return parseArgs({...config, options});
    } catch (error) {
      return stop(1, `Error: ${error instanceof Error ? error.message : String(error)}\n${usage}`);
    }
  })();
  return read.values.help === true ? stop(0, usage) : (read as ReturnType<typeof parseArgs<T>>);
}
