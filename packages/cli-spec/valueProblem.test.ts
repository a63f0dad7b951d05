import {expect, it} from 'vitest';
import {valueProblem} from './valueProblem';

it('checks each item of a list', () => {
  const values = ['openid', 'email'].map((value) => ({value, meaning: ''}));
  const rules = {type: 'strings', values} as const;
  expect(valueProblem(rules, 'email,openid')).toBeUndefined();
  expect(valueProblem(rules, 'openid,mail')).toContain('"mail" is not accepted');
});

it('takes the smallest and the largest number that is allowed, and none beyond', () => {
  const rules = {type: 'int', minimum: 1, maximum: 9} as const;
  expect(valueProblem(rules, '1')).toBeUndefined();
  expect(valueProblem(rules, '9')).toBeUndefined();
  expect(valueProblem(rules, '0')).toBe('0 is too small; the least is 1');
  expect(valueProblem(rules, '10')).toBe('10 is too large; the most is 9');
});

it('proposes what is meant by on and off, and nothing for another short word', () => {
  const rules = {values: ['true', 'yes', 'false', 'no'].map((value) => ({value, meaning: ''}))};
  expect(valueProblem(rules, 'on')).toMatch(/did you mean true\?$/);
  expect(valueProblem(rules, 'off')).toMatch(/did you mean false\?$/);
  expect(valueProblem(rules, 'ny')).not.toContain('did you mean');
  expect(valueProblem(rules, 'yess')).toMatch(/did you mean yes\?$/);
  expect(valueProblem({values: [{value: 'sse', meaning: ''}]}, 'on')).not.toContain('did you mean');
});
