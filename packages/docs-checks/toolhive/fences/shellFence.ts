import type {Facts} from '../../facts/types';
import type {Fence, Page} from '../../page/types';
import type {Report} from '../../report/Ledger';
import type {FenceRule} from '../../rule';
import {readPowerShell} from '../../samples/readPowerShell';
import {readShell, withoutTexts, wrongPlaceholder} from '../../samples/readShell';
import {checkCommand, MOST_INNER} from '../commands/checkCommand';
import {environmentProblem} from '../values/names';

/** `NAME=value`, or `$Name = value` in PowerShell. */
const SETS_VARIABLE = /^[ \t]*\$?[\w:]+ ?=/m;
const SHELLS = new Set(['bash', 'sh', 'shell', 'powershell']);

/** Whether a fence holds commands. */
export function isShellFence({language, meta}: Fence): boolean {
  return SHELLS.has(language) && !meta.output;
}

/** Splits a shell sample as the shell would and checks every call of a program in it. */
export const shellFence: FenceRule = {
  name: 'command',
  applies: isShellFence,
  check(fence, page, facts, report) {
    const first = fence.line + 1;
    // A caller's texts are the caller's.
    const placeholder = wrongPlaceholder(page.alone ? withoutTexts(fence.code) : fence.code);
    if (placeholder !== undefined) {
      report.problem(
        first,
        `${placeholder} is read as a redirection; write placeholders like <SERVER_NAME>`,
        fence.code,
      );
      return;
    }
    const read = fence.language === 'powershell' ? readPowerShell : readShell;
    const script = read(fence.code, earlierValues(fence, page, read));
    for (const {line, message} of script.errors)
      report.problem(first + line, `shell syntax error: ${message}`, fence.code);
    if (/^[ \t]*[$>] /m.test(fence.code))
      report.problem(first, 'leave the prompt out, so that the line can be pasted', fence.code);
    if (script.commands.length === 0 && !SETS_VARIABLE.test(fence.code))
      report.problem(
        first,
        `there is no command in this sample${page.alone ? '' : '; output is marked with `text output`'}`,
        fence.code,
      );
    for (const name of script.environment) {
      const problem = environmentProblem(name, facts);
      if (problem !== undefined) report.problem(first, problem, fence.code);
    }
    for (const problem of wrongValues(fence.code, facts))
      report.problem(first, problem, fence.code);
    const budget = {left: MOST_INNER};
    for (const command of script.commands) {
      const place = {facts, page, mention: false, budget};
      const {program, problems, notes, isKnown} = checkCommand(command, place);
      countProgram(program, report);
      if (!isKnown) report.count('commands without a rule');
      for (const problem of problems) report.problem(first + command.line, problem, command.text);
      // A page shows nothing that it would have to explain away.
      for (const note of notes)
        if (page.alone) report.note(first + command.line, note);
        else report.problem(first + command.line, note, command.text);
    }
  },
};

/** Values that variables with a list of allowed ones are set to, and may not have. */
const wrongValues = (code: string, {environment}: Facts): string[] =>
  environment.flatMap(({name, allowed}) =>
    [...code.matchAll(new RegExp(`^[^#\\n]*?\\b${name} ?= ?["']?([\\w.-]+)`, 'gm'))].flatMap(
      ([, value = '']) =>
        allowed === undefined || allowed.includes(value)
          ? []
          : [`${name} may be ${allowed.join(', ')}, not ${value}`],
    ),
  );

/** What the samples before this one have put into variables: a reader follows a page from top to bottom. */
function earlierValues(fence: Fence, page: Page, read: typeof readShell): Map<string, string> {
  const values = new Map<string, string>();
  for (const other of page.fences) {
    if (
      other.line < fence.line &&
      other.language === fence.language &&
      isShellFence(other) &&
      SETS_VARIABLE.test(other.code)
    )
      read(other.code, values);
  }
  return values;
}

function countProgram(program: string, report: Report): void {
  report.count('shell commands');
  if (program === 'thv') report.count('thv commands');
  if (program === 'curl') report.count('curl samples');
  if (program === 'kubectl' || program === 'helm') report.count('kubernetes commands');
}
