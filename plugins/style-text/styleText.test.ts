import {expect, it} from 'vitest';
import styleText from './styleText.mjs';

const textOf = (css: string): string =>
  JSON.parse(styleText(css).replace(/^export default (.*);$/, '$1')) as string;

it('leaves comments and needless space out of a style sheet', () => {
  expect(textOf('/* The box. */\n.a,\n.b > i {\n  margin: 0 1px;\n}\n')).toBe(
    '.a,.b>i{margin:0 1px;}',
  );
});

it('gives browsers that cannot name what a style draws the drawing alone', () => {
  expect(textOf(".done::before { content: '✓' / ''; }")).toBe(
    ".done::before{content:'✓';content:'✓' / '';}",
  );
  expect(textOf(".step::before { content: counter(step) / ''; }")).toMatch(
    /content:counter\(step\) ?;content:counter\(step\) \/ '';/,
  );
});

it('has widths in conditions follow the font size of the browser', () => {
  expect(textOf('@media (max-width: 768px) { a { top: 0; } }')).toBe(
    '@media (max-width:48em){a{top:0;}}',
  );
});
