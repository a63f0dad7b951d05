import {findCommand, commandFlags, defaultText, findFlag} from './commands';
import {didYouMean} from './nearest';
import type {CliSpec} from './types';

/**
 * Looks up a default by reference, for text that must not repeat it.
 * @param reference a command and one of its flags, such as `thv serve --port`.
 * @returns the default as a reader would type it, such as `8080` or `false`.
 * @throws Error when the command or the flag is unknown, or when the flag has no default.
 */
export function defaultOf(spec: CliSpec, reference: string): string {
  const parts = /^(\S+(?: [^-\s]\S*)*) (--\S+)$/.exec(reference.trim());
  const [path, name] = [parts?.[1], parts?.[2]];
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
