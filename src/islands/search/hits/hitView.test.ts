import {describe, expect, it} from 'vitest';
import type {Hit} from '@toolhive-docs/search-engine';
import {groupByPage, HITS_PER_GROUP} from './groupByPage';
import {hitView, type HitView} from './hitView';
import {plainText} from './segments';

const hierarchy = {
  lvl0: 'Guides',
  lvl1: 'Run',
  lvl2: 'Choose',
  lvl3: null,
  lvl4: null,
  lvl5: null,
  lvl6: null,
};

const hit = (fields: Partial<Hit>): Hit => ({
  objectID: '1',
  url: '/run#choose',
  type: 'lvl2',
  kind: 'guide',
  hierarchy,
  content: null,
  _highlightResult: {},
  ...fields,
});

describe('a hit', () => {
  it('is named by its own heading, below the headings above it', {tags: ['3.2-5']}, () => {
    const view = hitView(
      hit({
        _highlightResult: {hierarchy: {lvl2: {value: '<mark>Choose</mark>', matchLevel: 'full'}}},
      }),
    );
    expect(view).toMatchObject({
      title: [{text: 'Choose', marked: true}],
      crumbs: ['Guides', 'Run'],
      page: '/run',
      snippet: undefined,
    });
  });

  it(
    'that is a text is named by the nearest heading and shows its snippet',
    {tags: ['3.2-4']},
    () => {
      const view = hitView(
        hit({
          type: 'content',
          _snippetResult: {content: {value: '…a <mark>b</mark>…', matchLevel: 'full'}},
        }),
      );
      expect(plainText(view.title)).toBe('Choose');
      expect(plainText(view.snippet ?? [])).toBe('…a b…');
    },
  );

  it('that is a heading shows what stands first below it, where the host says it', () => {
    expect(plainText(hitView(hit({summary: 'a <mark> & b'})).snippet ?? [])).toBe('a <mark> & b');
    expect(hitView(hit({summary: 7 as unknown as string})).snippet).toBeUndefined();
  });

  it('of a host that sends less than ours is shown all the same', () => {
    expect(hitView({objectID: 'x', _highlightResult: {}})).toMatchObject({
      url: '',
      kind: 'guide',
      crumbs: [],
    });
  });
});

describe('hits of a page', () => {
  const view = (page: string, id: string): HitView => ({
    ...hitView(hit({objectID: id, url: `${page}#${id}`})),
  });

  it('stand together, pages in the order of their best hits', () => {
    const groups = groupByPage([view('/a', '1'), view('/b', '2'), view('/a', '3')]);
    expect(groups.map(({page, hits}) => [page, hits.map(({id}) => id)])).toEqual([
      ['/a', ['1', '3']],
      ['/b', ['2']],
    ]);
  });

  it('are at most five', () => {
    const groups = groupByPage(Array.from({length: 9}, (_, index) => view('/a', String(index))));
    expect(groups[0]?.hits).toHaveLength(HITS_PER_GROUP);
    expect(HITS_PER_GROUP).toBe(5);
  });
});
