import postcss from 'postcss';
import {expect, it} from 'vitest';
import {systemMode} from './systemMode';

const made = (css: string): string => postcss([systemMode]).process(css, {from: undefined}).css;

it('has the rules of a mode hold for a system that prefers it, right after them', () => {
  expect(made("@media not print{[data-theme='dark'] a{top:0}}b{top:1px}")).toBe(
    "@media not print{[data-theme='dark'] a{top:0}@media (prefers-color-scheme:dark){[data-theme=system] a{top:0}}}b{top:1px}",
  );
});

it('takes only the selectors of a mode', () => {
  expect(made('html[data-theme=dark] a,.b,[data-theme="light"] c{top:0}')).toBe(
    'html[data-theme=dark] a,.b,[data-theme="light"] c{top:0}@media (prefers-color-scheme:dark){html[data-theme=system] a{top:0}}@media (prefers-color-scheme:light){[data-theme=system] c{top:0}}',
  );
});

it('leaves what holds in every mode, and what a choice of the reader decides', () => {
  const css = "a{top:0}[data-theme-choice='dark'] b{top:0}";
  expect(made(css)).toBe(css);
});
