import {expect, it} from 'vitest';
import {issueUrl} from './issueUrl';

it('a report of an issue names page and version, whatever signs a title has', () => {
  const url = new URL(
    issueUrl('https://code.example/new?template=docs', {
      title: 'Run & stop #1',
      address: 'https://docs.example/a?b',
      version: 'v1.2.3',
    }),
  );
  expect(Object.fromEntries(url.searchParams)).toEqual({
    template: 'docs',
    title: 'Docs: Run & stop #1',
    body: 'Page: https://docs.example/a?b\nVersion: v1.2.3\n\n',
  });
});
