import type {Facts} from '../../facts/types';
import {unlisted, type Finding} from '../../report/Finding';
import {type Hole, matchForm, withoutEllipsis} from '../../samples/matchForm';
import {ownValue} from '../../samples/readOptions';
import {addressProblem} from '../values/addresses';
import {environmentProblem, imageProblem} from '../values/names';
import {isOwnPath, pathProblem} from '../values/paths';
import {versionProblem} from '../values/versions';
import type {CommandContext} from './types';

/** Values behind these holes are checked, too. Other names only say what the word is. */
const CHECKS: Readonly<Record<string, (value: string, facts: Facts) => Finding | undefined>> = {
  image: (value, facts) => (/^</.test(value) ? undefined : imageProblem(value, facts)),
  url: (value, facts) => addressProblem(value, facts),
  path: pathProblem,
  'own-path': ownPathProblem,
  variable: environmentProblem,
  assignment: (value, facts) => environmentProblem(value.replace(/=.*/s, ''), facts),
  version: versionProblem,
};

/** Checks what is removed. An option that no form has stands among the paths. */
function ownPathProblem(value: string, facts: Facts): Finding | undefined {
  if (value.startsWith('-'))
    return unlisted(
      `${value} is an option that this check does not know.`,
      'Add a form with it to packages/docs-checks/reviewed/programs.yaml',
    );
  const problem = pathProblem(value, facts);
  if (problem !== undefined || isOwnPath(value, facts)) return problem;
  return unlisted(
    `${value} is not in a directory of ToolHive, so whether to remove it is not checked.`,
    'Add a form with this path to packages/docs-checks/reviewed/programs.yaml',
  );
}

/** What people write who mean `thv`. */
const LIKE_THV = /^(toolhive.*|thv.+|tvh|htv|hv|tv)$/i;

type Call = Pick<CommandContext, 'facts' | 'mention'>;

/** Whether there is a form that a call of another program fits. */
export const fitsForm = (words: readonly string[], context: Call): boolean =>
  holesOf(words, context) !== undefined;

function holesOf(
  [program = '', ...args]: readonly string[],
  {facts, mention}: Call,
): Hole[] | undefined {
  return (ownValue(facts.reviewed.programs, program) ?? [])
    .map((form) => matchForm(form, mention ? withoutEllipsis(args) : args, mention))
    .find((found) => found !== undefined);
}

/** Checks a call of another program against the forms in reviewed/programs.yaml. */
export function reviewedFormProblems(words: readonly string[], context: Call): Finding[] {
  const {facts, mention} = context;
  const [program = '', ...args] = words;
  const forms = ownValue(facts.reviewed.programs, program);
  if (forms === undefined)
    return [
      unlisted(
        `no rule knows the program "${program}"${LIKE_THV.test(program) ? '; the command of ToolHive is thv.' : '.'}`,
        'Add the form of this call to packages/docs-checks/reviewed/programs.yaml, or mark the fence with fragment="why"',
      ),
    ];
  if (mention && args.length === 0) return [];
  const holes = holesOf(words, context);
  if (!holes)
    return [
      unlisted(
        `no reviewed form of ${program} fits; known: ${forms.map((form) => `${program} ${form}`).join(' · ')}.`,
        'Add the form to packages/docs-checks/reviewed/programs.yaml',
      ),
    ];
  return holes.flatMap(({type, value}) => CHECKS[type]?.(value, facts) ?? []);
}
