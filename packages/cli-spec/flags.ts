import type {Callable, CliSpec, Flag} from './types';

/** All flags a command accepts: its own, then the global ones with `--help`. Hidden flags are included. */
export function commandFlags(spec: CliSpec, command: Pick<Callable, 'flags'>): Flag[] {
  return [...command.flags, ...spec.globalFlags];
}

/** Finds a flag of a command by its long or short name, dashes included. */
export function findFlag(
  spec: CliSpec,
  command: Pick<Callable, 'flags'>,
  name: string,
): Flag | undefined {
  return commandFlags(spec, command).find((flag) => flag.name === name || flag.short === name);
}

/** The flag's default as a reader would type it, or undefined when the flag starts empty. */
export function defaultText(flag: Flag): string | undefined {
  const value = flag.default;
  const text = value === undefined ? '' : Array.isArray(value) ? value.join(',') : String(value);
  return text === '' ? flag.effectiveDefault : text;
}
