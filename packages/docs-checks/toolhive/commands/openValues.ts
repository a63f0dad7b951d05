import {findFlag, type Flag, type Invocation, valueProblem} from '@toolhive-docs/cli-spec';
import type {Facts} from '../../facts/types';
import {unlisted, type Finding} from '../../report/Finding';
import type {ShellCommand} from '../../samples/readShell';

/** What a shell fills in when the call runs. */
const OPEN = /\$\{[^}]*\}|\$\([^)]*\)|\$\w+|`[^`]*`/g;

/** Absolute paths on any machine. */
const DIRECTORY = /\$(?:HOME|PWD)\b|\$\{(?:HOME|PWD)\}|\$\(pwd\)|`pwd`/g;

/** What may be filled in. A value that is right with each of these is right with any. */
const FILLED = ['', 'x', '/', ':', ',', '=', ' '];

/** Says which flags and arguments are not checked, because a shell fills them in. */
export function openValues(
  {command, flags, args}: Invocation,
  {cli}: Facts,
  {literals = []}: ShellCommand,
): Finding[] {
  const values = [
    ...[...flags].flatMap(([name, own]) => {
      const flag = findFlag(cli, command, name);
      return own.filter((value) => !flag || !fits(flag, value)).map((value) => ({name, value}));
    }),
    ...args.map((value, at) => ({name: command.args.items[at]?.name ?? value, value})),
  ];
  return values.flatMap(({name, value}) => {
    const open = value.replace(DIRECTORY, '/x').match(OPEN)?.[0];
    // In a path, a sign that stays is a problem of its own.
    const isPath = name === '--volume' && literals.some((word) => word.endsWith(value));
    if (open === undefined || isPath) return [];
    return unlisted(
      `\`${open}\` is not known here, so \`${name}\` is not checked.`,
      'Set the variable in an earlier sample of the page',
    );
  });
}

/** Whether a flag takes a value, whatever a shell fills in. A host has a check of its own. */
const fits = (flag: Flag, value: string): boolean =>
  flag.name !== '--host' &&
  FILLED.every((text) => valueProblem(flag, value.replace(OPEN, text)) === undefined);
