import type {Callable, CliSpec, Command, Flag} from './types';
import {didYouMean} from './nearest';

/** Finds a command with a page by its full path, such as `thv config get-ca-cert`. */
export function findCommand(spec: CliSpec, path: string): Command | undefined {
  return spec.commands.find((command) => command.path === path);
}

/** Path of the command above, or undefined for the root. */
export function parentPath(path: string): string | undefined {
  const end = path.lastIndexOf(' ');
  return end < 0 ? undefined : path.slice(0, end);
}

/** Last word of a path: what a reader types after the parent. */
export function lastWord(path: string): string {
  return path.slice(path.lastIndexOf(' ') + 1);
}

/** Commands with a page directly below this one, in the order of the file. */
export function childCommands(spec: CliSpec, parent: string): Command[] {
  return spec.commands.filter((command) => parentPath(command.path) === parent);
}

/** Everything that can be called: commands, then built-in ones. */
export function callablesOf(spec: CliSpec): Callable[] {
  return [...spec.commands, ...spec.builtins];
}

/** Everything that can be called directly below this path, built-in commands included. */
export function childCallables(spec: CliSpec, parent: string): Callable[] {
  return callablesOf(spec).filter((callable) => parentPath(callable.path) === parent);
}

/** Name of a command in page addresses: `thv config set-ca-cert` is `thv_config_set-ca-cert`. */
export function commandSlug(path: string): string {
  return path.replaceAll(' ', '_');
}

/** Address of a command's page below the site, from its path or its slug (specification §2). */
export function commandAddress(path: string): string {
  return `/toolhive/reference/cli/${commandSlug(path)}`;
}

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

/**
 * Looks up a default by reference, for text that must not repeat it.
 * @param reference a command and one of its flags, such as `thv serve --port`.
 * @returns the default as a reader would type it, such as `8080` or `false`.
 * @throws Error when the command or the flag is unknown, or when the flag has no default.
 */
export function defaultOf(spec: CliSpec, reference: string): string {
  const [, path, name] = /^(\S+(?: [^-\s]\S*)*) (--\S+)$/.exec(reference.trim()) ?? [];
  if (path === undefined || name === undefined) {
    throw new Error(`"${reference}" is not a command and a flag; write it like "thv serve --port"`);
  }
  const command = findCommand(spec, path);
  if (!command) {
    throw new Error(
      `unknown command ${path}; ${didYouMean(
        path,
        spec.commands.map((known) => known.path),
      )}`,
    );
  }
  const flag = findFlag(spec, command, name);
  if (!flag) {
    throw new Error(
      `unknown flag ${name} for ${path}; ${didYouMean(
        name,
        commandFlags(spec, command).map((known) => known.name),
      )}`,
    );
  }
  const text = defaultText(flag);
  if (text === undefined) {
    throw new Error(`${path} ${name} has no default; say in words what happens without the flag`);
  }
  return text;
}
