import {parser} from '@lezer/python';
import type {FenceRule} from '../rule';

/** A Python sample parses. */
export const pythonFence: FenceRule = {
  name: 'python',
  applies: ({language, meta}) => (language === 'python' || language === 'py') && !meta.output,
  check({code, line}, _page, _facts, report) {
    report.count('program samples');
    parser.parse(code).iterate({
      enter(node) {
        if (!node.type.isError) return;
        const before = code.slice(0, node.from).split('\n');
        report.problem(line + before.length, `Python would not understand this, near "${code.slice(node.from, node.from + 20).split('\n')[0] ?? ''}"`, before.at(-1));
      },
    });
  },
};
