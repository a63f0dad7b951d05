import {checkFrontMatter} from '@toolhive-docs/front-matter';
import type {PageRule, SiteRule} from '../rule';

/** Title, description of at most 160 characters, kind, and no unknown key. */
export const frontMatterRule: PageRule = {
  name: 'front-matter',
  check(page, _facts, report) {
    for (const {line, message} of checkFrontMatter({...page.frontMatter}, page.source))
      report.problem(line, message);
  },
};

/** No two pages have the same title or description. */
export const titlesRule: SiteRule = {
  name: 'title',
  check(pages, _facts, report) {
    for (const key of ['title', 'description']) {
      const seen = new Map<unknown, string>();
      for (const {file, frontMatter} of pages) {
        const other = seen.get(frontMatter[key]);
        if (other !== undefined)
          report(file).problem(
            1,
            `${other} has the same ${key}; say what is different about this page`,
            String(frontMatter[key]),
          );
        else seen.set(frontMatter[key], file);
      }
    }
  },
};

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
