import {parseAllDocuments} from 'yaml';
import type {Fence, Page} from '../../page/types';
import type {FenceRule} from '../../rule';
import {lineInJson, readJson, repeatedNames} from '../../samples/readJson';
import {isShellFence} from './shellFence';
import {schemaProblems} from './schemaProblems';
import {answerProblems} from './shownResponse';
import {thvOutputProblems} from './thvOutput';

/** What a command prints follows its command, parses, and has the columns and fields of the specifications. */
export const outputFence: FenceRule = {
  name: 'output',
  applies: ({meta}) => meta.output,
  check(fence, page, facts, report) {
    report.count('outputs');
    const command = commandOf(fence, page);
    if (!command) {
      report.problem(
        fence.line,
        'an output must follow the command that prints it, in the same section',
        fence.code,
      );
      return;
    }
    if (fence.language === 'yaml') {
      for (const {errors} of parseAllDocuments(fence.code))
        if (errors[0]) report.problem(fence.line + 1, errors[0].message, fence.code);
    }
    let value: unknown;
    if (fence.language === 'json') {
      const parsed = readJson(fence.code);
      if (!('value' in parsed)) {
        report.problem(fence.line + 1 + parsed.line, parsed.message, fence.code);
        return;
      }
      value = parsed.value;
      for (const {line, message} of repeatedNames(fence.code))
        report.problem(fence.line + 1 + line, message, fence.code);
    }
    const {schema} = fence.meta.attributes;
    const found = schema === undefined ? [] : schemaProblems(schema, value, facts);
    for (const {finding, path, isNote} of found)
      if (isNote !== true)
        report.problem(fence.line + 1 + lineInJson(fence.code, path), finding, fence.code);
    const problems = [
      ...thvOutputProblems(command.code, fence, value, facts),
      ...answerProblems(command.code, fence, facts),
    ];
    for (const problem of problems) report.problem(fence.line + 1, problem, fence.code);
  },
};

/** The nearest command before an output, in the same section. */
function commandOf(fence: Fence, page: Page): Fence | undefined {
  return page.fences.findLast(
    (other) => other.line < fence.line && other.section === fence.section && isShellFence(other),
  );
}
