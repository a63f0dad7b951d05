import {unlisted, type Finding} from '../../report/Finding';
import {ownValue} from '../../samples/readOptions';
import {readPowerShell} from '../../samples/readPowerShell';
import {readShell, type ShellCommand, type ShellScript} from '../../samples/readShell';
import {readWrapper, type Wrapped} from '../../samples/readWrapper';
import {environmentProblem} from '../values/names';
import {pathProblem} from '../values/paths';
import {checkCurl} from './curl';
import {checkHelm} from './helm';
import {checkKubectl} from './kubectl';
import {fitsForm, reviewedFormProblems} from './reviewedForms';
import {checkThv} from './thv';
import type {CommandContext, ProgramCheck} from './types';

/** Programs with a check of their own. */
const CHECKS: Readonly<Record<string, ProgramCheck>> = {
  thv: checkThv,
  curl: checkCurl,
  helm: checkHelm,
  kubectl: checkKubectl,
};

/** Programs at the most that are looked for inside of others. */
export const MOST_INNER = 100;

export interface CheckedCommand {
  program: string;
  problems: Finding[];
  /** What the program accepts, but what may have another effect than meant. */
  notes: string[];
  /** Whether a rule knows the program, or one that it runs. */
  isKnown: boolean;
}

/** Where a command stands, and how many more calls may be looked for inside of others. */
export interface Place extends Pick<CommandContext, 'facts' | 'page' | 'mention'> {
  budget?: {left: number};
}

/** Checks one call of a program. What another program is told to run is checked in its stead. */
export function checkCommand(command: ShellCommand, place: Place): CheckedCommand {
  const wrapped = readWrapper(command.words);
  if (!wrapped) return checkCall(command, place);
  const budget = place.budget ?? {left: MOST_INNER};
  if (budget.left-- <= 0) return tooMany(command);
  const {commands, errors} = innerCommands(command, wrapped);
  const checked = commands.map((each) => checkCommand(each, {...place, budget}));
  const own = checked.find(({program}) => Object.hasOwn(CHECKS, program)) ?? checked[0];
  return {
    program: own?.program ?? programName(command.words[0] ?? ''),
    isKnown: own?.isKnown ?? false,
    notes: checked.flatMap(({notes}) => notes),
    problems: unique([
      ...aroundProblems(command, wrapped.variables, place),
      ...errors.map(({message}) => `shell syntax error in "${wrapped.text ?? ''}": ${message}`),
      ...checked.flatMap(({problems}) => problems),
    ]),
  };
}

const tooMany = ({words: [program = '']}: ShellCommand): CheckedCommand => ({
  program,
  isKnown: false,
  notes: [],
  problems: [
    unlisted(
      `what ${program} runs is not checked, because there are more than ${MOST_INNER} programs that others run.`,
      'Write the call without them',
    ),
  ],
});

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

function checkCall(command: ShellCommand, place: Place): CheckedCommand {
  const [first = '', ...args] = command.words;
  const program = programName(first);
  const words = [program, ...args];
  const notes: string[] = [];
  const context: CommandContext = {
    ...place,
    checkInner: (inner) =>
      checkCommand({...command, words: inner, variables: [], files: []}, place).problems,
    note: (message) => notes.push(message),
  };
  const check = ownValue(CHECKS, program);
  const own = check ? check({...command, words}, context) : reviewedFormProblems(words, context);
  return {
    program,
    isKnown: check !== undefined || fitsForm(words, context),
    notes,
    problems: unique([...own, ...aroundProblems(command, [], place)]),
  };
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
