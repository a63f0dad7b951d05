import {existsSync} from 'node:fs';
import {dirname, join} from 'node:path';
import type {PageRule} from '../rule';

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
