import fc from 'fast-check';
import {expect, it} from 'vitest';
import {RequestError} from '../requestError';
import {answerSearch, engineOf} from '../testing/engines';
import {answerFacetSearch, readFacetSearch} from './answerFacetSearch';
import {browse, readBrowse} from './browse';
import {HONORED, IDLE, REFUSED, WARNED} from './parameterTypes';
import {readParameters, type Parameters} from './readParameters';
import {readSearch} from './readSearch';

const engine = engineOf([
  {
    url: '/a',
    lines: [
      ['lvl1', 'Run a server'],
      ['content', 'In a container.'],
    ],
  },
  {
    url: '/b',
    kind: 'command',
    lines: [
      ['lvl1', 'thv run'],
      ['content', 'Starts it.'],
    ],
  },
]);

const names = [...[HONORED, IDLE, WARNED, REFUSED].flatMap((table) => Object.keys(table)), 'other'];
const word = fc.constantFrom(
  'run',
  'kind:guide',
  '-kind:a',
  'content:5',
  '*',
  'true',
  '[',
  'min',
  '',
  'weight.level>3',
  '\ud800',
  'objectID:x',
);
const value = fc.oneof(
  word,
  fc.string({unit: 'binary', maxLength: 12}),
  fc.constantFrom(
    null,
    true,
    false,
    0,
    1,
    -1,
    0.5,
    1e21,
    NaN,
    1000,
    [],
    {},
    [[]],
    [[[]]],
    [{}],
    [null],
  ),
  fc.array(fc.oneof(word, fc.array(word, {maxLength: 3})), {maxLength: 4}),
);
const parameters = fc.dictionary(
  fc.constantFrom(...names, 'cursor', 'facetQuery', 'maxFacetHits'),
  value,
  {maxKeys: 4},
);
const address = fc
  .array(fc.tuple(fc.constantFrom(...names), fc.oneof(word, fc.string({maxLength: 8}))), {
    maxLength: 5,
  })
  .map((pairs) => pairs.map(([name, text]) => `${name}=${text}`).join('&'));
const request = fc.oneof(
  parameters,
  address.map((params): Parameters => ({params})),
  fc.record({params: parameters}),
);

it('whatever a request holds, it is answered or refused with 400', {timeout: 120_000}, () => {
  fc.assert(
    fc.property(request, (given) => {
      for (const answer of [
        (read: Parameters) => answerSearch(engine, readSearch(read, 'docs')).hits,
        (read: Parameters) =>
          answerFacetSearch(engine, readFacetSearch('kind', read, 'docs')).facetHits,
        (read: Parameters) => browse(engine, readBrowse(read, 'docs')).hits,
      ])
        try {
          expect(JSON.stringify(answer(readParameters(given)))).toBeTypeOf('string');
        } catch (error) {
          if (!(error instanceof RequestError)) throw error;
        }
    }),
    {numRuns: 20_000},
  );
});
