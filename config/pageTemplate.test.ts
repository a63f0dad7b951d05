import {expect, it} from 'vitest';
import {pageTemplate} from './pageTemplate';

const template = pageTemplate('dark');

it('gives pages the default colour mode', () => {
  expect(template).toMatch(/<html data-theme="dark" </);
});

it('takes the script of the colour mode into the head, and only that', () => {
  const [head = '', body = ''] = template.split('</head>');
  expect(head.indexOf('it.preBodyTags.match')).toBeGreaterThan(0);
  expect(head.indexOf('it.preBodyTags.match')).toBeLessThan(head.indexOf('it.stylesheets'));
  expect(body).toContain('it.preBodyTags.replace');
  expect(template.match(/it\.preBodyTags/g)).toHaveLength(2);
});
