import {checkArguments, checkFlags, flagNotices} from './checkInvocation';
import {callablesOf, childCallables, findCommand, findFlag, lastWord} from './commands';
import {didYouMean} from './nearest';
import type {BadInvocation, Invocation, InvocationProblem} from './invocation';
import {readFlags, type FlagUse} from './readFlags';
import type {CliSpec, Callable} from './types';

/**
 * Reads a command line as the program would, and says what it would refuse or silently drop.
 *
 * Follows the cobra and pflag libraries that the program is built with. Stricter than they are in two points, because a
 * sample must not do either: an unknown flag is a problem even where the program ignores it, and so is an argument that
 * it drops. Placeholders such as `<PORT>` and shell variables fit any type.
 * @param argv the words after shell quoting, the program's name first. `thv.exe` and a path before the name are fine.
 * @example parseInvocation(spec, ['thv', 'run', '--prot', '8080', 'fetch'])
 */
export function parseInvocation(
  spec: CliSpec,
  argv: readonly string[],
): Invocation | BadInvocation {
  const program = (argv[0] ?? '').replace(/^.*[\\/]/, '').replace(/\.exe$/, '');
  const root = findCommand(spec, spec.tool.name);
  if (!root || program !== spec.tool.name) {
    const fix = `start the line with ${spec.tool.name}`;
    return {
      ok: false,
      problems: [{kind: 'not-thv', message: `"${argv[0] ?? ''}" is not ${spec.tool.name}`, fix}],
    };
  }
  const {command, rest} = resolveCommand(spec, root, argv.slice(1));
  const {uses, args, afterDashes, problems} = readFlags(spec, command, rest);
  const passesOn = command.args.afterDashes !== undefined;
  const allArgs = passesOn ? args : [...args, ...afterDashes];

  const help = uses.some(({flag, value}) => flag.name === '--help' && value !== 'false');
  if (problems.length === 0 && !help) {
    problems.push(...checkFlags(command, uses), ...checkArguments(spec, command, allArgs, uses));
  }
  if (command.path === `${spec.tool.name} help`) problems.push(...unknownTopic(spec, allArgs));
  if (problems.length > 0) return {ok: false, problems};

  return {
    ok: true,
    command,
    flags: valuesByFlag(uses),
    args: allArgs,
    notices: flagNotices(command, uses),
  };
}

function valuesByFlag(uses: readonly FlagUse[]): Map<string, string[]> {
  const values = new Map<string, string[]>();
  for (const {flag, value} of uses)
    values.set(flag.name, [...(values.get(flag.name) ?? []), value]);
  return values;
}

/** `thv help` takes the words of a command. */
function unknownTopic(spec: CliSpec, topic: readonly string[]): InvocationProblem[] {
  const path = [spec.tool.name, ...topic].join(' ');
  const known = callablesOf(spec).map((callable) => callable.path);
  if (known.includes(path)) return [];
  return [
    {
      kind: 'unknown-command',
      message: `unknown command ${path}`,
      fix: didYouMean(path, known),
    },
  ];
}

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
    rest = rest.toSpliced(position, 1);
  }
}

function childNamed(spec: CliSpec, parent: Callable, word: string): Callable | undefined {
  return childCallables(spec, parent.path).find(
    (child) => lastWord(child.path) === word || child.aliases.includes(word),
  );
}

/** Index of the first word that is neither a flag nor the value of one; -1 when there is none. */
function firstArgument(spec: CliSpec, command: Callable, words: readonly string[]): number {
  for (let index = 0; index < words.length; index++) {
    const text = words[index] ?? '';
    if (text === '--') return -1;
    if (!text.startsWith('-')) return index;
    const takesNext =
      !text.includes('=') &&
      (text.startsWith('--') || text.length === 2) &&
      findFlag(spec, command, text)?.type !== 'bool';
    if (takesNext) index++;
  }
  return -1;
}
