import type {SiteRule} from '../rule';

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
