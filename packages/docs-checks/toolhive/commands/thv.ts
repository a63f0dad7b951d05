import {
  findFlag,
  type Invocation,
  parseInvocation,
  type ProblemKind,
  remarkText,
} from '@toolhive-docs/cli-spec';
import {listed, type Finding} from '../../report/Finding';
import {withoutEllipsis} from '../../samples/matchForm';
import {imageProblem, serverNameProblem} from '../values/names';
import type {CommandContext, ProgramCheck} from './types';

/** A sentence names a command without everything that a call needs. */
const UNFINISHED: readonly ProblemKind[] = ['missing-argument', 'missing-flag', 'missing-value'];

/** Parses a `thv` line against specs/thv-cli.yaml, then checks the server it names. */
export const checkThv: ProgramCheck = ({words}, context) => {
  const {facts, mention} = context;
  const line = mention
    ? withoutEllipsis(words[1] === 'help' ? words.filter((word) => !word.startsWith('<')) : words)
    : words;
  const parsed = parseInvocation(facts.cli, line);
  if (!parsed.ok)
    return parsed.problems
      .filter(({kind}) => !mention || !UNFINISHED.includes(kind))
      .map(remarkText);
  const notices = mention ? [] : parsed.notices.map(remarkText);
  return [...notices, ...serverProblems(parsed, context)];
};

function serverProblems({command, args}: Invocation, {facts}: CommandContext): Finding[] {
  const takesServer = ['thv run', 'thv registry info'].includes(command.path);
  const [server] = args;
  if (!takesServer || server === undefined || /^(uvx|npx|go):\/\/|<|\$/.test(server)) return [];
  return listed(
    /[/:]/.test(server) ? imageProblem(server, facts) : serverNameProblem(server, facts),
  );
}

/** Whether any `thv` command has this flag. */
export function commandsWithFlag(facts: CommandContext['facts'], name: string) {
  return [...facts.cli.commands, ...facts.cli.builtins].filter(
    (command) => findFlag(facts.cli, command, name) !== undefined,
  );
}
