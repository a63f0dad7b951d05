import {expect, it} from 'vitest';
import {withStyles} from './withStyles';

const SHEETS = new Map([['/assets/css/styles.1a.css', '.a{color:$&}']]);

it('puts a sheet in the place of its link, whatever the quotes', () => {
  for (const link of [
    '<link rel=stylesheet href=/assets/css/styles.1a.css />',
    '<link rel="stylesheet" href="/assets/css/styles.1a.css">',
  ]) {
    expect(withStyles(`<head>${link}</head>`, SHEETS)).toBe(
      '<head><style data-href="/assets/css/styles.1a.css">.a{color:$&}</style></head>',
    );
  }
});

it('leaves other links alone', () => {
  const html = '<link rel=icon href=/favicon.ico><link rel="stylesheet" href="/other.css">';
  expect(withStyles(html, SHEETS)).toBe(html);
});

it('refuses a sheet that would end its element', () => {
  expect(() =>
    withStyles('<link rel=stylesheet href=/a.css>', new Map([['/a.css', 'a{content:"</style>"}']])),
  ).toThrow('/a.css');
});
