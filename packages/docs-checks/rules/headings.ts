import {CODE_MARK} from '../page/types';
import type {PageRule} from '../rule';

/** Every heading below the title has its own explicit id, levels are not skipped, and no two headings of a section are the same. */
export const headingsRule: PageRule = {
  name: 'heading',
  check({headings}, _facts, report) {
    const seen = new Map<string, number>();
    let above = 1;
    for (const {depth, text, id, line} of headings) {
      report.count('headings');
      if (depth === 1)
        report.problem(line, 'the title in the front matter is the only h1; begin with ##', text);
      if (depth > 4)
        report.problem(line, 'headings end at level 4; split the page, or use bold text', text);
      if (depth > above + 1)
        report.problem(
          line,
          `a level ${depth} heading follows one of level ${above}; do not skip levels`,
          text,
        );
      if (id === undefined)
        report.problem(
          line,
          `the heading has no id; write "${'#'.repeat(depth)} ${text} {#${suggestedId(text)}}"`,
          text,
        );
      else {
        if (!/^[a-z\d-][\w.-]*$/i.test(id))
          report.problem(line, `the id "${id}" is not made of letters, digits and hyphens`, text);
        const first = seen.get(id);
        if (first === undefined) seen.set(id, line);
        else report.problem(line, `the id "${id}" is already taken on line ${first}`, text);
      }
      above = depth;
    }
  },
};

function suggestedId(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\w\s-]/g, '')
    .trim()
    .replaceAll(/\s+/g, '-');
}

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
