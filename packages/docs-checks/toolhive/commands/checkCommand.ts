import {unlisted, type Finding} from '../../report/Finding';
import {ownValue} from '../../samples/ownValue';
import {readPowerShell} from '../../samples/readPowerShell';
import {readShell, type ShellCommand, type ShellScript} from '../../samples/readShell';
import {readWrapper, type Wrapped} from '../../samples/readWrapper';
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

/** Programs that run one another at the most. */
const DEEPEST = 8;

export interface CheckedCommand {
  program: string;
  problems: Finding[];
}

type Place = Pick<CommandContext, 'facts' | 'page' | 'mention'>;

/** Checks one call of a program. What another program is told to run is checked in its stead. */
export function checkCommand(command: ShellCommand, place: Place, depth = 0): CheckedCommand {
  const wrapped = readWrapper(command.words);
  if (depth > DEEPEST) return {program: command.words[0] ?? '', problems: [tooDeep]};
  const inner = wrapped && innerCommands(command, wrapped);
  if (!inner) return checkCall(command, place, depth);
  const checked = inner.commands.map((each) => checkCommand(each, place, depth + 1));
  const known = checked.find(({program}) => Object.hasOwn(CHECKS, program));
  return {
    program: (known ?? checked[0])?.program ?? command.words[0] ?? '',
    problems: unique([
      ...aroundProblems(command, wrapped.variables, place),
      ...inner.errors.map(
        ({message}) => `shell syntax error in "${wrapped.text ?? ''}": ${message}`,
      ),
      ...checked.flatMap(({problems}) => problems),
    ]),
  };
}

const tooDeep: Finding = unlisted(
  `a program that more than ${DEEPEST} others run is not checked.`,
  'Write the call without them',
);

/** The calls that another program makes. Like the program, they read its standard input. */
function innerCommands(
  {input, piped, ...command}: ShellCommand,
  {words, text = '', shell}: Wrapped,
): Pick<ShellScript, 'commands' | 'errors'> {
  // What stands in front of the whole call, and its files, are checked with the whole.
  const own = {...command, variables: [], files: [], ...(input && {input}), ...(piped && {piped})};
  if (words) return {commands: [{...own, words}], errors: []};
  const {commands, errors} = (shell === 'powershell' ? readPowerShell : readShell)(text);
  return {commands: commands.map((each) => ({...own, ...each, line: command.line})), errors};
}

function checkCall(command: ShellCommand, place: Place, depth: number): CheckedCommand {
  const [first = '', ...args] = command.words;
  const program = programName(first);
  const words = [program, ...args];
  const context: CommandContext = {
    ...place,
    checkInner: (inner) =>
      checkCommand({...command, words: inner, variables: [], files: []}, place, depth + 1).problems,
  };
  const check = ownValue(CHECKS, program);
  const own = check ? check({...command, words}, context) : reviewedFormProblems(words, context);
  return {program, problems: unique([...own, ...aroundProblems(command, [], place)])};
}

/** Checks what any call can have: variables of the environment, and paths. */
function aroundProblems(
  {variables, files, words}: ShellCommand,
  more: readonly string[],
  {facts}: Place,
): Finding[] {
  return [
    ...[...variables, ...more].map((name) => environmentProblem(name, facts)),
    ...[...files, ...words].map((word) => pathProblem(word, facts)),
  ].filter((problem) => problem !== undefined);
}

const unique = (findings: readonly Finding[]): Finding[] => [
  ...new Map(findings.map((each) => [JSON.stringify(each), each])).values(),
];

function programName(word: string): string {
  return word.replace(/^.*[\\/](?=[\w.-]+$)/, '').replace(/\.exe$/, '');
}
