import {expect, it} from 'vitest';
import {parseQueries} from './parseQueries';

it('reads one query a line', () => {
  expect(
    parseQueries('{"id":"a","query":"port"}\n\n{"id":2,"query":"--name"}\n', 'q.jsonl'),
  ).toEqual([
    {id: 'a', query: 'port'},
    {id: 2, query: '--name'},
  ]);
});

it.each(['nonsense', '{"id":"a"}', '[]'])('names the line that is not a query: %s', (line) => {
  expect(() => parseQueries(`{"id":"a","query":"x"}\n${line}`, 'q.jsonl')).toThrow(
    /q\.jsonl:2: .* is not a query/,
  );
});
