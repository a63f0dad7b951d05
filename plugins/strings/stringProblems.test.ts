import {expect, it} from 'vitest';
import * as strings from '../../i18n/en/strings';
import {stringProblems} from './stringProblems';

const english = {
  retry: 'Retry',
  found: (count: number) => `${count} found`,
  seeGuide: 'See {link}.',
  outcomes: {timeout: 'no response'},
};

it('strings of another language may differ in all words and their order', () => {
  expect(
    stringProblems(
      {
        outcomes: {timeout: 'אין תגובה'},
        seeGuide: '{link}: ראו.',
        found: (count: number) => `נמצאו ${count}`,
        retry: 'ניסיון נוסף',
      },
      english,
    ),
  ).toEqual([]);
});

it('a string that is missing, empty, shown nowhere or of another kind is a problem that names it', () => {
  expect(
    stringProblems(
      {again: 'שוב', found: 'נמצאו', outcomes: {}, retry: '', seeGuide: 'ראו.'},
      english,
    ),
  ).toEqual([
    '"again" is not in English, so nothing shows it: remove it',
    '"found" is string; allowed: a function of 1',
    '"outcomes.timeout" is missing: add it',
    '"retry" is empty: write the text',
    '"seeGuide" has no places; allowed: {link}',
  ]);
  expect(stringProblems({}, {retry: 'Retry'})).toEqual(['"retry" is missing: add it']);
});

it('the English strings have no problem', () => {
  expect(Object.keys(strings).length).toBeGreaterThan(0);
  expect(stringProblems(strings, strings)).toEqual([]);
});
