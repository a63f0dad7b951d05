import {join} from 'node:path';
import {loadCliSpec} from '@toolhive-docs/cli-spec';
import {filled} from '../source/maps';
import type {Fact} from '../types';

const FILE = 'specs/thv-cli.yaml';

/** Ends the usage of a command that does nothing but hold others. */
const GROUP = ' [command]';

/** What specs/thv-cli.yaml says in the words of the generated reference; what is hidden there is left out. */
export function cliSpecFacts(root: string): Fact[] {
  const {commands, globalFlags, tool} = loadCliSpec(join(root, FILE));
  const global = globalFlags.filter(({name}) => name !== '--help');
  return commands.flatMap((command): Fact[] => [
    // A group of commands has no usage of its own in the reference.
    {
      area: 'command',
      id: command.path,
      path: FILE,
      fields: command.usage.endsWith(GROUP) ? {} : {usage: command.usage},
    },
    ...[...command.flags, ...(command.path === tool.name ? global : [])]
      .filter(({hidden}) => hidden !== true)
      .map(({name, short, type, default: value}): Fact => ({
        area: 'flag',
        id: `${command.path} ${name}`,
        path: FILE,
        fields: filled({short, type, default: printedDefault(value)}),
      })),
  ]);
}

/** A default as the program's help prints it: none for the zero value of a type. */
function printedDefault(value: unknown): string | undefined {
  if (value === undefined || value === false || value === 0 || value === '' || value === '0s')
    return undefined;
  if (Array.isArray(value)) return value.length === 0 ? undefined : `[${value.join(',')}]`;
  return typeof value === 'string' ? value : JSON.stringify(value);
}
