import {expect, it} from 'vitest';
import {formatReport} from './formatReport';

it('a report shows nothing that a terminal would obey', () => {
  const query = 'a\u001b[2J\u009b31m\u202e\u0007\u2028b';
  const report = formatReport({
    searches: 1,
    searchesWithoutHits: 1,
    searchesWithClick: 0,
    clicks: 0,
    top: [{query, searches: 1, hits: 0, clickRate: 0}],
    withoutHits: [{query, searches: 1}],
    positions: [],
    feedback: {
      pages: [{page: `/${query}`, helped: 0, didNot: 1}],
      comments: [
        {page: '/a', version: query, isHelpful: true, time: '2026-01-31T00:00:00Z', comment: query},
      ],
    },
  });
  expect(report).not.toMatch(/[^\n\P{Cc}]|[\u202e\u2028]/u);
  expect(report).toContain('a\ufffd[2J\ufffd31m\ufffd\ufffd\ufffdb');
});
