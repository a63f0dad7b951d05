import postcss from 'postcss';
import {expect, it} from 'vitest';
import {mediaInEm} from './mediaInEm.mjs';

const made = (css: string): string => postcss([mediaInEm]).process(css, {from: undefined}).css;

it('turns widths in the conditions of a style sheet into em, and nothing else', () => {
  expect(made('@media screen and (max-width:996px){a{width:10px}}')).toBe(
    '@media screen and (max-width:62.25em){a{width:10px}}',
  );
  expect(made('@media (min-width: 768px) and (max-width: 996px) {}')).toBe(
    '@media (min-width: 48em) and (max-width: 62.25em) {}',
  );
});

it('leaves a condition without pixels as it is', () => {
  expect(made('@media (width > 40em) {}')).toBe('@media (width > 40em) {}');
});
