import type {PageRule} from '../rule';

const PROMPT = /\{\/\* (Write: .*?) \*\/\}|^description: "?(Write: .*?)"?$/g;

/** Nothing is left of what `npm run new:page` asks for. */
export const unwrittenRule: PageRule = {
  name: 'unwritten',
  check({source}, _facts, report) {
    source.split('\n').forEach((line, index) => {
      for (const [, prompt, description] of line.matchAll(PROMPT))
        report.problem(index + 1, prompt ?? description ?? '');
    });
  },
};
