import {describe, expect, it} from 'vitest';
import {checkFrontMatter} from './checkFrontMatter';

const good = {title: 'Run servers', description: 'How to run servers.', kind: 'how-to'};

describe('checkFrontMatter', () => {
  it('finds nothing wrong with a complete page', () => {
    expect(checkFrontMatter(good, '')).toEqual([]);
  });

  it('names an unknown key, its line and the allowed keys', () => {
    const file = '---\ntitle: Run servers\ntilte: x\n---\n';
    expect(checkFrontMatter({...good, tilte: 'x'}, file)).toEqual([
      {
        line: 3,
        message: expect.stringMatching(
          /unknown front-matter key "tilte"; allowed: title, description, kind/,
        ),
      },
    ]);
  });

  it('names the line of a key in quotes, and none of the text below', () => {
    const file = '---\ntitle: Run\n"slag": 1\n---\n\ndescription: x\nkind: y\n';
    const lines = checkFrontMatter({title: 'Run', slag: 1, kind: 'y'}, file).map(({line}) => line);
    expect(lines.sort()).toEqual([1, 1, 3]);
  });

  it('asks for a missing description and says what one is', () => {
    const {title, kind} = good;
    expect(checkFrontMatter({title, kind}, '')).toEqual([
      {
        line: 1,
        message:
          'front-matter key "description" is missing: add a description: one sentence that sums up the page.',
      },
    ]);
  });

  it('asks for quotes around a title that YAML reads as a number', () => {
    expect(checkFrontMatter({...good, title: 123}, '')[0]?.message).toBe(
      'front-matter key "title" is 123: write a text, in quotes where it is a number or a list.',
    );
  });

  it('refuses a description that cards would cut', () => {
    const [problem] = checkFrontMatter(
      {...good, description: 'x'.repeat(161)},
      `---\ndescription: x\n---`,
    );
    expect(problem).toMatchObject({
      line: 2,
      message: expect.stringContaining('at most 160 characters'),
    });
  });

  it('refuses a kind that is not one of the four', () => {
    expect(checkFrontMatter({...good, kind: 'guide'}, '')[0]?.message).toMatch(
      /"kind" is "guide": use one of tutorial, how-to, explanation, reference/,
    );
  });
});
