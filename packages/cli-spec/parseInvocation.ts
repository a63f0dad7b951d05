import {checkArguments} from './checkArguments';
import {checkFlags, flagNotices} from './checkFlags';
import {findCommand} from './commands';
import {didYouMean} from './nearest';
import type {BadInvocation, Invocation, InvocationProblem} from './invocation';
import {readFlags, type FlagUse} from './readFlags';
import {resolveCommand} from './resolveCommand';
import type {CliSpec} from './types';

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
  const known = [...spec.commands, ...spec.builtins].map((callable) => callable.path);
  if (known.includes(path)) return [];
  return [
    {
      kind: 'unknown-command',
      message: `unknown command ${path}`,
      fix: didYouMean(path, known),
    },
  ];
}
