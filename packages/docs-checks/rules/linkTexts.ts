import {existsSync} from 'node:fs';
import {dirname, join} from 'node:path';
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

/** Every image exists and has a text for those who do not see it. */
export const imagesRule: PageRule = {
  name: 'image',
  check({images, file}, {root}, report) {
    for (const {url, alt, line} of images) {
      if (alt.trim() === '')
        report.problem(
          line,
          'the image has no alternative text; say what it shows: ![The list of servers](…)',
          url,
        );
      if (/^https?:/.test(url))
        report.problem(
          line,
          'images of other sites are not embedded; put the file into static/img',
          url,
        );
      const path = url.startsWith('/') ? join(root, 'static', url) : join(root, dirname(file), url);
      if (!/^(https?|data):/.test(url) && !existsSync(path))
        report.problem(line, `there is no file ${url}`, url);
    }
  },
};
