import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {buildIndex, loadIndex} from '@toolhive-docs/search-engine';
import {readQuestions} from './readQuestions';
import {recordsOfHtml} from './extractRecords';
import {withFewQuestions} from './withFewQuestions';

const HTML =
  '<html lang="en"><main><h1>Permissions</h1><p>Start.</p><h2 id="network">Network access</h2><p>Outbound rules.</p></main></html>';
const route = '/permissions';

describe('questions of a section', () => {
  it('lead to the section though none of their words stand in it', () => {
    const questions = {network: ['Can I block the internet?'], '': ['Who may do what?']};
    const records = recordsOfHtml(HTML, {route}, questions);
    expect(records.map(({type, content, url}) => [type, content, url])).toEqual([
      ['lvl1', null, route],
      ['content', 'Who may do what?', route],
      ['content', 'Start.', route],
      ['lvl2', null, `${route}#network`],
      ['content', 'Can I block the internet?', `${route}#network`],
      ['content', 'Outbound rules.', `${route}#network`],
    ]);
    const {hits} = loadIndex(JSON.stringify(buildIndex(records))).search({query: 'block internet'});
    expect(hits[0]?.url).toBe(`${route}#network`);
  });

  it('that is not on the page are refused, with the page and the id', () => {
    expect(() => recordsOfHtml(HTML, {route}, {net: ['Is it safe?']})).toThrow(
      /\/permissions: no section has the id "net"/,
    );
  });
});

describe('the index of all texts', () => {
  const questionsKept = (network: readonly string[]): (string | null)[] =>
    withFewQuestions(recordsOfHtml(HTML, {route}, {network}), {[route]: {network}})
      .filter(({url, type}) => url === `${route}#network` && type === 'content')
      .map(({content}) => content);

  it('has the first question of a section that adds a word to it', () => {
    expect(
      questionsKept([
        'Which outbound rules are there?',
        'Can I block the internet?',
        'Is there a firewall?',
      ]),
    ).toEqual(['Can I block the internet?', 'Outbound rules.']);
  });

  it('has no question that only asks what the heading says', () => {
    expect(questionsKept(['Which network access?'])).toEqual(['Outbound rules.']);
  });

  it('has no question of a section to which none adds a word', () => {
    expect(questionsKept(['Which outbound rules are there?'])).toEqual(['Outbound rules.']);
  });
});

describe('a file of questions', () => {
  let folder = '';
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'questions-'))));
  afterEach(() => rmSync(folder, {recursive: true}));
  const put = (name: string, text: string): void => writeFileSync(join(folder, name), text);

  it('adds its pages to those of the others', () => {
    put('a.yaml', '/a:\n  one: [What is one?]\n');
    put('b.yaml', "/b:\n  '': [What is b?]\n");
    expect(readQuestions(folder)).toEqual({
      '/a': {one: ['What is one?']},
      '/b': {'': ['What is b?']},
    });
  });

  it.each([
    [
      'a sentence that asks nothing',
      '/a:\n  one: [Tell me.]\n',
      /a\.yaml has an invalid value:\n {2}\/a\.one\.0 = "Tell me\.": allowed: a question/,
    ],
    [
      'a route without a slash',
      'a:\n  one: [What?]\n',
      / {2}a = \{"one":\["What\?"\]\}: allowed: a route/,
    ],
    [
      'a section without questions',
      '/a:\n  one: []\n',
      / {2}\/a\.one = \[\]: allowed: at least 1 item/,
    ],
    [
      'a question that two sections claim',
      '/a:\n  one: [What?]\n  two: [What?]\n',
      /"What\?" is claimed by \/a#one and \/a#two/,
    ],
  ])('with %s is refused', (_, text, message) => {
    put('a.yaml', text);
    expect(() => readQuestions(folder)).toThrow(message);
  });

  it('with a page of another file is refused', () => {
    put('a.yaml', '/a:\n  one: [What is one?]\n');
    put('b.yaml', '/a:\n  two: [What is two?]\n');
    expect(() => readQuestions(folder)).toThrow(/b\.yaml: \/a stands in another file/);
  });

  it('is not needed', () => {
    expect(readQuestions(join(folder, 'none'))).toEqual({});
  });
});
