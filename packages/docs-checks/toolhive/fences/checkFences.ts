import type {Facts} from '../../facts/types';
import type {Fence, Page} from '../../page/types';
import {Ledger} from '../../report/Ledger';
import type {FenceRule} from '../../rule';
import {pythonFence, scriptFence} from '../../rules/fences';
import {jsonFence} from './jsonFence';
import {mermaidFence} from './mermaidFence';
import {outputFence} from './outputFence';
import {shellFence} from './shellFence';
import {usageFence} from './thvOutput';
import {yamlFence} from './yamlFence';

/** The first rule that applies checks a fence. */
export const fenceRules: readonly FenceRule[] = [
  outputFence,
  shellFence,
  yamlFence,
  jsonFence,
  mermaidFence,
  usageFence,
  pythonFence,
  scriptFence,
];

const MIN_REASON = 8;

/**
 * Sends each fence of a page to its rule. A fence that no rule can check fails, unless it is marked: `fragment="why"` is not checked,
 * `wrong="why"` must really be wrong.
 */
export async function checkFences(page: Page, facts: Facts, ledger: Ledger): Promise<void> {
  for (const fence of page.fences) {
    const {fragment, wrong} = fence.meta.attributes;
    const reason = fragment ?? wrong;
    const report = ledger.reportFor('fence', page.file);
    report.count('fences');
    if (reason !== undefined) {
      report.count('fences marked');
      if (reason.length < MIN_REASON)
        report.problem(
          fence.line,
          'say why: fragment="only the part that changes", wrong="the flag is misspelt"',
          fence.code,
        );
    }
    if (wrong !== undefined) await expectWrong(fence, page, facts, ledger);
    else if (fragment === undefined) await checkFence(fence, page, facts, ledger);
  }
}

async function checkFence(fence: Fence, page: Page, facts: Facts, ledger: Ledger): Promise<void> {
  const rule = fenceRules.find((each) => each.applies(fence));
  if (rule) await rule.check(fence, page, facts, ledger.reportFor(rule.name, page.file));
  else
    ledger
      .reportFor('fence', page.file)
      .problem(
        fence.line,
        `no rule can check this fence (${fence.language || 'no language'}); correct the language, name its schema=…, or mark it with fragment="why"`,
        fence.code,
      );
}

/** A sample that is marked as wrong but passes misleads: either it became right, or the check is blind. */
async function expectWrong(fence: Fence, page: Page, facts: Facts, ledger: Ledger): Promise<void> {
  const trial = new Ledger();
  await checkFence(fence, page, facts, trial);
  if (trial.problems.length === 0) {
    ledger
      .reportFor('fence', page.file)
      .problem(
        fence.line,
        'the sample is marked wrong="…", but no check finds anything wrong with it',
        fence.code,
      );
  }
}
