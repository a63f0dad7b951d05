import {isIPv4, isIPv6} from 'node:net';
import {
  callablesOf,
  findFlag,
  type Invocation,
  parseInvocation,
  type ProblemKind,
  remarkText,
} from '@toolhive-docs/cli-spec';
import {listed, messageOf, type Finding} from '../../report/Finding';
import {withoutEllipsis} from '../../samples/matchForm';
import {hasVariable} from '../../samples/variables';
import {imageProblem, serverNameProblem} from '../values/names';
import {openValues} from './openValues';
import {riskNotes, volumeAdvice} from './riskNotes';
import type {CommandContext, ProgramCheck} from './types';

/** A name that can be looked up. */
const HOST_NAME = /^(?=.{1,253}$)(?:[\w-]{1,63}(?:\.|$))+$/;
const IPV4_IN_IPV6 = /^::ffff:[\d.]+$/i;

/** A sentence names a command without everything that a call needs. */
const UNFINISHED: readonly ProblemKind[] = ['missing-argument', 'missing-flag', 'missing-value'];

/** Parses a `thv` line against specs/thv-cli.yaml, then checks the server it names. */
export const checkThv: ProgramCheck = (command, context) => {
  const {words} = command;
  const {facts, mention} = context;
  const line = mention
    ? withoutEllipsis(words[1] === 'help' ? words.filter((word) => !word.startsWith('<')) : words)
    : words;
  const parsed = parseInvocation(facts.cli, line);
  if (!parsed.ok)
    return parsed.problems
      .filter(({kind}) => !mention || !UNFINISHED.includes(kind))
      .map(remarkText);
  const open = context.page.alone ? openValues(parsed, facts, command) : [];
  const found = [...hostProblems(parsed), ...serverProblems(parsed, context), ...open];
  if (mention) return found;
  const volumes = volumeAdvice(parsed, facts, command);
  const notes = volumes.filter(({isNote}) => isNote).map(({finding}) => messageOf(finding));
  [...parsed.notices.map(remarkText), ...riskNotes(parsed, facts), ...notes].forEach(context.note);
  return [...found, ...volumes.filter(({isNote}) => !isNote).map(({finding}) => finding)];
};

/** The proxy listens on an IPv4 address, or on the one that a host name has. */
function hostProblems({command, flags}: Invocation): Finding[] {
  if (!['thv run', 'thv proxy'].includes(command.path)) return [];
  return (flags.get('--host') ?? []).slice(-1).flatMap((host) => {
    if (isIPv4(host) || IPV4_IN_IPV6.test(host) || hasVariable(host)) return [];
    if (isIPv6(host))
      return `--host of ${command.path}: IPv6 addresses are not supported: ${host}; use an IPv4 address or a host name`;
    return HOST_NAME.test(host) && !/^[\d.]+$/.test(host)
      ? []
      : `--host of ${command.path}: "${host}" is no host; use an IPv4 address or a host name`;
  });
}

function serverProblems({command, args}: Invocation, {facts}: CommandContext): Finding[] {
  const takesServer = ['thv run', 'thv registry info'].includes(command.path);
  const [server] = args;
  if (!takesServer || server === undefined || /<|\$/.test(server)) return [];
  if (/^(uvx|npx|go):\/\/$/.test(server))
    return [`${server} names no package; write its name behind the scheme, such as ${server}NAME`];
  if (/^(uvx|npx|go):\/\//.test(server)) return [];
  return listed(
    /[/:]/.test(server) ? imageProblem(server, facts) : serverNameProblem(server, facts),
  );
}

/** The `thv` commands that have a flag. */
export function commandsWithFlag(facts: CommandContext['facts'], name: string) {
  return callablesOf(facts.cli).filter(
    (command) => findFlag(facts.cli, command, name) !== undefined,
  );
}
