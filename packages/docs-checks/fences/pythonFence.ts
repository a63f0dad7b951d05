import {parser} from '@lezer/python';
import type {FenceRule} from '../rule';

/** A Python sample parses. */
export const pythonFence: FenceRule = {
  name: 'python',
  applies: ({language, meta}) => (language === 'python' || language === 'py') && !meta.output,
  check({code, line}, _page, _facts, report) {
    report.count('program samples');
    let at: number | undefined;
    parser.parse(code).iterate({
      enter(node) {
        // What follows the first mistake often only follows from it.
        if (node.type.isError) at ??= node.from;
      },
    });
    if (at === undefined) return;
    const before = code.slice(0, at).split('\n');
    report.problem(
      line + before.length,
      `Python syntax error near "${code.slice(at).split('\n')[0] ?? ''}"`,
      before.at(-1),
    );
  },
};
