import type {PageRule} from '../rule';

const PROMPT =
  /\{\/\* (Write: .*?) \*\/\}|^description: "?(Write: .*?)"?$|(Write: what \S+ (?:does|is)\.)/g;

/** Nothing is left of what `npm run new:page` and `npm run release:apply` ask for. */
export const unwrittenRule: PageRule = {
  name: 'unwritten',
  check({source}, _facts, report) {
    source.split('\n').forEach((line, index) => {
      for (const [, prompt, description, meaning] of line.matchAll(PROMPT))
        report.problem(index + 1, prompt ?? description ?? meaning ?? '');
    });
  },
};
