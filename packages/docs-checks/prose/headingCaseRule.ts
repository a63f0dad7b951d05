import {CODE_MARK} from '../page/types';
import type {PageRule} from '../rule';

/** Titles and headings are written like sentences: only the first word and names have a capital. */
export const headingCaseRule: PageRule = {
  name: 'heading-case',
  check({texts, frontMatter, generated}, {reviewed}, report) {
    const names = new Set(reviewed.properNames);
    const title =
      typeof frontMatter.title === 'string' && !generated
        ? [{text: frontMatter.title, line: 1}]
        : [];
    for (const {text, line} of [...title, ...texts.filter(({kind}) => kind === 'heading')]) {
      if (/^[a-z][\w-]*(?:[\s?:]|$)/.test(text) && !text.startsWith('thv'))
        report.problem(line, 'begin the heading with a capital', text);
      const capitals = laterWords(text).filter((word) => !names.has(word));
      if (capitals.length > 0)
        report.problem(
          line,
          `${capitals.join(', ')}: no capital in the middle of a heading; a name goes into properNames in reviewed/names.yaml`,
          text.replaceAll(CODE_MARK, '`…`'),
        );
    }
  },
};

/** Words with one capital after the first word of the heading or of a part after a colon. Acronyms and mixed case are names. */
function laterWords(text: string): string[] {
  const words = text.split(/\s+/);
  return words.flatMap((word, index) => {
    const bare = word
      .replace(/[^\w'’-]+$/, '')
      .replace(/^[^\w]+/, '')
      .replace(/['’]s$/, '');
    const begins = index === 0 || /[:.?]$/.test(words[index - 1] ?? '');
    return !begins && /^[A-Z][a-z'’-]+$/.test(bare) ? [bare] : [];
  });
}
