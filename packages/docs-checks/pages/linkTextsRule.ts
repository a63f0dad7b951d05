import type {PageRule} from '../rule';

const EMPTY_WORDS =
  /^(click )?(here|this|this (page|link|guide|one)|link|more|read more|learn more|see more|page)$/i;

/** Screen readers list links without their sentences, so the text of each says where it leads. */
export const linkTextsRule: PageRule = {
  name: 'link-text',
  check({links}, _facts, report) {
    for (const {text, url, line} of links) {
      if (text.trim() === '' && !/^#/.test(url)) report.problem(line, 'the link has no text', url);
      if (EMPTY_WORDS.test(text.trim()))
        report.problem(
          line,
          `"${text}" does not say where the link leads; name the page or the task`,
          url,
        );
    }
  },
};
