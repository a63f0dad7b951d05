import type {Finding} from '../../report/Finding';
import {readShell, type ShellCommand} from '../../samples/readShell';
import {environmentProblem} from '../values/names';
import {pathProblem} from '../values/paths';
import {checkCurl} from './curl';
import {checkHelm} from './helm';
import {checkKubectl} from './kubectl';
import {reviewedFormProblems} from './reviewedForms';
import {checkThv} from './thv';
import type {CommandContext, ProgramCheck} from './types';

/** Programs with a check of their own. */
const CHECKS: Readonly<Record<string, ProgramCheck>> = {
  thv: checkThv,
  curl: checkCurl,
  helm: checkHelm,
  kubectl: checkKubectl,
};

/** Programs that only run another one, whose words follow. */
const WRAPPERS = new Set(['sudo', 'nohup', 'time', 'command', 'exec', 'env', 'winpty']);

export interface CheckedCommand {
  program: string;
  problems: Finding[];
}

/** Checks one call of a program. */
export function checkCommand(
  command: ShellCommand,
  place: Omit<CommandContext, 'checkInner'>,
): CheckedCommand {
  const context: CommandContext = {
    ...place,
    checkInner: (words) =>
      checkCommand({words, line: command.line, text: command.text, variables: [], files: []}, place)
        .problems,
  };
  const words = withoutWrappers(command.words);
  const inner =
    /^cmd(\.exe)?$/i.test(words[0] ?? '') && words[1] === '/c'
      ? words.slice(2).join(' ')
      : undefined;
  if (inner !== undefined) {
    const checked = readShell(inner).commands.map((each) => checkCommand(each, context));
    return {
      program: checked[0]?.program ?? 'cmd',
      problems: checked.flatMap(({problems}) => problems),
    };
  }
  const program = programName(words[0] ?? '');
  const named = [program, ...words.slice(1)];
  const check = CHECKS[program];
  const own = check
    ? check({...command, words: named}, context)
    : reviewedFormProblems(named, context);
  const around = [
    ...command.variables.map((name) => environmentProblem(name, context.facts)),
    ...[...command.files, ...words].map((word) => pathProblem(word, context.facts)),
  ].filter((problem) => problem !== undefined);
  const found = new Map([...own, ...around].map((each) => [JSON.stringify(each), each]));
  return {program, problems: [...found.values()]};
}

function programName(word: string): string {
  return word.replace(/^.*[\\/](?=[\w.-]+$)/, '').replace(/\.exe$/, '');
}

function withoutWrappers(words: readonly string[]): string[] {
  const [first = '', ...rest] = words;
  if (!WRAPPERS.has(first) || rest.length === 0) return [...words];
  return withoutWrappers(rest.slice(rest.findIndex((word) => !/^-|^\w+=/.test(word))));
}
