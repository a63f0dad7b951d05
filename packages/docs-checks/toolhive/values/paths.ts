import {didYouMean} from '@toolhive-docs/cli-spec';
import {escapeRegExp} from '@toolhive-docs/options/escapeRegExp';
import type {Facts} from '../../facts/types';

const HOME = /^(~|\$HOME|\$\{HOME\}|\$Env:USERPROFILE|%USERPROFILE%)(?=[\\/]|$)/;
const LOCAL_APP_DATA = /^(\$Env:LOCALAPPDATA|%LOCALAPPDATA%)/i;

/** `$HOME/x` → `~/x`, `$Env:LOCALAPPDATA\x` → `%LOCALAPPDATA%\x`; escaped spaces become plain ones. */
export function canonicalPath(path: string): string {
  return path
    .replace(/^\$Env:(\w+)/i, (_, name: string) => `%${name.toUpperCase()}%`)
    .replace(HOME, '~')
    .replace(LOCAL_APP_DATA, '%LOCALAPPDATA%')
    .replaceAll('\\ ', ' ');
}

/** Whether a path is one of ToolHive's directories, or below one. */
export function isOwnPath(written: string, {paths}: Facts): boolean {
  const path = canonicalPath(written);
  return Object.values(paths.directories).some((systems) =>
    Object.values(systems).some((directory) => isBelow(path, directory)),
  );
}

const isBelow = (path: string, directory: string): boolean =>
  path === directory || path.startsWith(`${directory}/`) || path.startsWith(`${directory}\\`);

/**
 * Checks a path below one of ToolHive's directories: the directory of that operating system, and the file in it.
 * @returns undefined for paths that have nothing to do with ToolHive's directories, too.
 */
export function pathProblem(written: string, {paths}: Facts): string | undefined {
  const path = canonicalPath(written);
  if (!/^(~|%\w+%)[\\/].*toolhive([\\/]|$)/.test(path)) return undefined;
  const directories = Object.entries(paths.directories).flatMap(([kind, systems]) =>
    Object.values(systems).map((directory) => ({kind, directory})),
  );
  const inside = directories.filter(({directory}) => isBelow(path, directory));
  const [first] = inside;
  if (!first)
    return `ToolHive has no directory ${path}; ${didYouMean(path, [...new Set(directories.map(({directory}) => directory))])}`;
  const rest = path
    .slice(first.directory.length)
    .replaceAll('\\', '/')
    .replace(/^\/|\/$/g, '');
  const files = paths.files
    .filter(({directory}) => inside.some(({kind}) => kind === directory))
    .map(({name}) => name);
  if (rest === '' || files.some((file) => fits(file, rest))) return undefined;
  return `${first.directory} holds no "${rest}"; it holds ${files.join(', ')}`;
}

/** `logs/<name>.log` fits `logs/fetch.log`, `logs/<name>.log` and the folder `logs`. */
function fits(file: string, rest: string): boolean {
  const pattern = escapeRegExp(file).replaceAll(/<\w+>/g, '[^/]+');
  return new RegExp(`^${pattern}$`).test(rest) || file.startsWith(`${rest}/`);
}
