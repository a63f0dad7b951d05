import {childCallables, lastWord, commandFlags, findFlag} from './commands';
import type {Callable, CliSpec} from './types';

/**
 * Finds the command that a line calls, as the cobra library does: at each level the first word that is neither a flag nor
 * a flag's value is looked up among the children, so flags may stand before the subcommand.
 * @param words the line without the program's name.
 * @returns the deepest command found and the remaining words in their order.
 */
export function resolveCommand(
  spec: CliSpec,
  root: Callable,
  words: readonly string[],
): {command: Callable; rest: string[]} {
  let command = root;
  let rest = [...words];
  for (;;) {
    const position = firstArgument(spec, command, rest);
    const word = rest[position];
    const child = word === undefined ? undefined : childNamed(spec, command, word);
    if (!child) return {command, rest};
    command = child;
    rest = rest.filter((_, index) => index !== position);
  }
}

function childNamed(spec: CliSpec, parent: Callable, word: string): Callable | undefined {
  return childCallables(spec, parent.path).find(
    (child) => lastWord(child.path) === word || child.aliases.includes(word),
  );
}

/** Index of the first word that is neither a flag nor the value of one; -1 when there is none. */
function firstArgument(spec: CliSpec, command: Callable, words: readonly string[]): number {
  const bools = new Set(
    commandFlags(spec, command)
      .filter((flag) => flag.type === 'bool')
      .map((flag) => flag.name),
  );
  for (let index = 0; index < words.length; index++) {
    const text = words[index] ?? '';
    if (text === '--') return -1;
    if (text === '' || !text.startsWith('-')) return index;
    const name = findFlag(spec, command, text)?.name ?? text;
    const takesNext =
      !text.includes('=') && (text.startsWith('--') || text.length === 2) && !bools.has(name);
    if (takesNext) index++;
  }
  return -1;
}
