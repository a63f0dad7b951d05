import type {Code, ListItem} from 'mdast';
import {visit} from 'unist-util-visit';
import {lineOf, textOf} from '../page/markdown';
import type {PageRule} from '../rule';

/** Languages of commands. */
const COMMANDS = new Set(['bash', 'powershell', 'console']);

/** A part of the leading sentence that says what the step leads to. */
const RESULT = /\b(?:so that|which|whose|where|from which|after which)\b/;

/** Each of several numbered steps with a command begins with a verb, and says what the command does or shows. */
export const stepsRule: PageRule = {
  name: 'steps',
  check({tree, generated}, {reviewed}, report) {
    if (generated) return;
    const verbs = new Set(reviewed.stepVerbs);
    visit(tree, 'list', ({ordered, children: steps}) => {
      if (ordered !== true || steps.every((step) => commandsOf(step).length === 0)) return;
      for (const step of steps) {
        report.count('steps');
        const lead = leadOf(step);
        const first = /^(?:\(Optional\)\s+)?([\w-]+)/.exec(lead)?.[1] ?? '';
        if (!verbs.has(first))
          report.problem(
            lineOf(step),
            `"${first}": begin the step with a verb; a verb that is missing in stepVerbs goes into reviewed/names.yaml`,
            lead,
          );
        if (!hasResult(step))
          report.problem(
            lineOf(step),
            'the step has a command and no result; add a sentence, the output, or "so that …" to what leads to it',
            lead,
          );
      }
    });
  },
};

const leadOf = ({children: [lead]}: ListItem): string => (lead ? textOf(lead) : '');

function codesOf(step: ListItem): Code[] {
  const codes: Code[] = [];
  visit(step, 'code', (code) => void codes.push(code));
  return codes;
}

const commandsOf = (step: ListItem): Code[] =>
  codesOf(step).filter(({lang, meta}) => COMMANDS.has(lang ?? '') && meta !== 'output');

function hasResult(step: ListItem): boolean {
  const [command] = commandsOf(step);
  if (command === undefined) return true;
  const shows = codesOf(step).some(({meta}) => /\boutput\b/.test(meta ?? ''));
  const says = step.children.some(
    (child) => child.type === 'paragraph' && lineOf(child) > lineOf(command),
  );
  return shows || says || RESULT.test(leadOf(step));
}
