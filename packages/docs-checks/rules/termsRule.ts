import {proseOf, shown} from '../page/types';
import type {PageRule} from '../rule';

/** Each thing has one name, the one that readers search for; reviewed/terms.yaml lists the others. */
export const termsRule: PageRule = {
  name: 'terms',
  check(page, {reviewed}, report) {
    const {pattern, rightOf} = matcherOf(reviewed.terms);
    for (const {text, line} of proseOf(page)) {
      for (const [wrong] of text.replaceAll('’', "'").matchAll(pattern))
        report.problem(
          line,
          `"${wrong}": write "${rightOf(wrong)}" (reviewed/terms.yaml)`,
          shown(text),
        );
    }
  },
};

interface Matcher {
  pattern: RegExp;
  readonly rightOf: (wrong: string) => string;
}

const matchers = new WeakMap<Readonly<Record<string, string>>, Matcher>();

/** One pattern for all wrong terms, longer ones first; a space in a term also matches a line break. */
function matcherOf(terms: Readonly<Record<string, string>>): Matcher {
  const known = matchers.get(terms);
  if (known) return known;
  const right = new Map(Object.entries(terms).map(([wrong, term]) => [wrong.toLowerCase(), term]));
  const alternatives = [...right.keys()]
    .sort((a, b) => b.length - a.length)
    .map((wrong) => wrong.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s+'));
  const matcher: Matcher = {
    pattern: new RegExp(`(?<![\\w-])(?:${alternatives.join('|')})(?![\\w-])`, 'gi'),
    rightOf: (wrong) => right.get(wrong.toLowerCase().replace(/\s+/g, ' ')) ?? '',
  };
  matchers.set(terms, matcher);
  return matcher;
}
