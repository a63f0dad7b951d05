import type {SiteRule} from '../rule';

const MAX_PERCENT = 10;

/** Fences that are not checked stay few. */
export const markedRule: SiteRule = {
  name: 'marked',
  check(pages, _facts, report) {
    const fences = pages.flatMap((page) => page.fences);
    const marked = fences.filter(
      ({meta}) => (meta.attributes.fragment ?? meta.attributes.wrong) !== undefined,
    );
    const percent = (100 * marked.length) / Math.max(1, fences.length);
    if (percent > MAX_PERCENT)
      report('docs').problem(
        1,
        `${marked.length} of ${fences.length} fences (${percent.toFixed(1)} %) are marked fragment or wrong; at most ${MAX_PERCENT} % may be`,
      );
  },
};
