import type {Files} from '../source/Files';
import {filled, oneLine} from '../source/maps';
import type {Fact, ReleaseFacts} from '../types';
import {commandPage, type CommandPage} from './commandPage';

/** Where the program writes its reference. */
const FOLDER = 'docs/cli/';

/** Printed by every command; says nothing about it. */
const HELP = '--help';

/** Reads commands and flags from the reference that the tool generates of itself. */
export function cliFacts(files: Files): ReleaseFacts {
  const notes: string[] = [];
  const pages = new Map<string, CommandPage & {file: string}>();
  for (const file of files.list((path) => path.startsWith(FOLDER) && path.endsWith('.md'))) {
    const page = commandPage(files.text(file));
    if (page === undefined) notes.push(`${file} is no page of a command; it is not compared.`);
    else pages.set(page.path, {...page, file});
  }
  if (pages.size === 0) notes.push(`${FOLDER} holds no page of a command.`);
  const passedOn = inheritedFlags(pages);
  const facts = [...pages.values()].flatMap((page): Fact[] => [
    {
      area: 'command',
      id: page.path,
      path: page.file,
      fields: filled({
        usage: page.usage,
        summary: oneLine(page.summary),
        description: oneLine(page.description),
        examples: page.examples?.trim(),
      }),
    },
    ...page.flags
      .filter(({name}) => name !== HELP)
      .map(({name, fields}): Fact => {
        const id = `${page.path} ${name}`;
        return {
          area: 'flag',
          id,
          path: page.file,
          fields: {...fields, ...(passedOn.has(id) ? {[PASSED_ON]: true} : {})},
        };
      }),
  ]);
  return {facts, notes};
}

/** Field of a flag that subcommands accept as well. */
export const PASSED_ON = 'for subcommands, too';

/** Flags that subcommands accept as well, named by the command that declares them. */
function inheritedFlags(pages: ReadonlyMap<string, CommandPage>): Set<string> {
  const found = new Set<string>();
  for (const page of pages.values())
    for (const {name} of page.inherited) {
      const owner = ancestors(page.path).find((path) =>
        pages.get(path)?.flags.some((flag) => flag.name === name),
      );
      if (owner !== undefined) found.add(`${owner} ${name}`);
    }
  return found;
}

/** The commands above, nearest first. */
function ancestors(path: string): string[] {
  const words = path.split(' ');
  return words.slice(1).map((_word, index) => words.slice(0, words.length - 1 - index).join(' '));
}
