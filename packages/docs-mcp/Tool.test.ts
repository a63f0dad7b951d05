import {expect, it} from 'vitest';
import * as z from 'zod';
import {inputSchemaOf} from './Tool';

const schema = z.object({query: z.string(), limit: z.int().min(1).optional()}).strict();
const read = (value: unknown) => inputSchemaOf(schema)['~standard'].validate(value);

it('null is taken for what is left out, and digits for a whole number', () => {
  expect(read({query: '401', limit: null})).toEqual({value: {query: '401'}});
  expect(read({query: 'a', limit: '3'})).toEqual({value: {query: 'a', limit: 3}});
});

it.each([
  {query: null},
  {query: 'a', limit: 'x'},
  {query: 'a', limit: '0'},
  {query: 'a', b: '1'},
  5,
])('what does not fit is still refused: %j', (value) => {
  expect(read(value)).toHaveProperty('issues');
});
