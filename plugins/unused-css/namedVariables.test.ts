import {expect, it} from 'vitest';
import {namedVariables} from './namedVariables';

it('finds the custom properties that scripts and pages name', () => {
  expect(namedVariables('createElement(X,{color:"var(--ifm-color-emphasis-600)"})')).toEqual([
    '--ifm-color-emphasis-600',
  ]);
  expect(namedVariables('<svg stroke="var(--ifm-color-emphasis-600)" fill="var(--tone)">')).toEqual(
    ['--ifm-color-emphasis-600', '--tone'],
  );
});
