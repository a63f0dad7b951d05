import {expect, it} from 'vitest';
import type {Change} from '../types';
import {factsDiff} from './factsDiff';

const change = (area: Change['area'], id: string, textOnly = false): Change => ({
  area,
  kind: 'added',
  id,
  fields: [
    {field: 'type', after: 'bool'},
    {field: 'description', after: 'Some words'},
  ],
  textOnly,
  path: 'docs/cli/tool.md',
});

it('keeps the facts of the areas asked for, without words and without what differs in words alone', () => {
  const changes = [
    change('flag', 'tool stop --all'),
    change('flag', 'tool run --port', true),
    change('chart', 'tool'),
  ];
  const rest = {notes: [], undocumentedConstants: [], symbols: []};
  expect(factsDiff({from: 'v1', to: 'v2', changes, ...rest}, ['flag'])).toEqual({
    from: 'v1',
    to: 'v2',
    changes: [{...changes[0], fields: [{field: 'type', after: 'bool'}]}],
  });
});
