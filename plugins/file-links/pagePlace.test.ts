import {expect, it} from 'vitest';
import {pagePlace} from './pagePlace';

const TRANSLATIONS = 'i18n/de/docusaurus-plugin-content-docs';

it.each([
  ['docs/toolhive/a.mdx', 'docs/toolhive/a.mdx', ['docs']],
  [
    'versioned_docs/version-v1/a.mdx',
    'versioned_docs/version-v1/a.mdx',
    ['versioned_docs/version-v1'],
  ],
  [
    `${TRANSLATIONS}/current/toolhive/a.mdx`,
    'docs/toolhive/a.mdx',
    [`${TRANSLATIONS}/current`, 'docs'],
  ],
  [
    `${TRANSLATIONS}/version-v1/a.mdx`,
    'versioned_docs/version-v1/a.mdx',
    [`${TRANSLATIONS}/version-v1`, 'versioned_docs/version-v1'],
  ],
])('%s is, in the first language, %s', (file, original, folders) => {
  expect(pagePlace(file)).toMatchObject({original, folders});
});

it('what is no page of the docs has no place among them', () => {
  expect(pagePlace('src/pages/index.tsx')).toBeUndefined();
});
