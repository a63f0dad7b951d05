import {describe, expect, it} from 'vitest';
import {texts} from '../testing/engines';
import {browse, readBrowse} from './browse';
import {readParameters, type Parameters} from './readParameters';

const engine = texts('one port', 'two ports', 'three -port', 'four', 'one x', 'x one');
const walk = (parameters: Parameters) =>
  browse(engine, readBrowse(readParameters(parameters), 'docs'));
const found = (parameters: Parameters) =>
  walk({filters: 'type:content', ...parameters}).hits.map(({content}) => content);

describe('a walk through records', () => {
  it('takes every word of the query as it stands', () => {
    expect(found({query: 'ports', ignorePlurals: true})).toEqual(['two ports']);
    expect(found({query: 'three -port', advancedSyntax: true})).toEqual(['three -port']);
  });

  it('takes every strictness about typing errors for none', () => {
    for (const typoTolerance of ['min', 'strict', true])
      expect(found({query: 'port thre', typoTolerance})).toEqual(['three -port']);
    expect(found({query: 'thrre', typoTolerance: false})).toEqual([]);
  });

  it('takes null for the usual number of records', () => {
    expect(walk({hitsPerPage: null}).hitsPerPage).toBe(walk({}).hitsPerPage);
  });

  it('is not asked for a slice', () => {
    for (const name of ['offset', 'length'])
      expect(() => walk({[name]: 3})).toThrow(new RegExp(`^${name} is not of a walk`));
  });

  it('goes on with the same request', () => {
    const asked = {
      query: '[one]x',
      optionalWords: '[one]x',
      attributesToRetrieve: 'url,type',
      responseFields: ['hits'],
      hitsPerPage: 1,
    };
    const first = walk(asked);
    const second = walk({cursor: first.cursor});
    expect(Object.keys(second).sort()).toEqual(['cursor', 'hits']);
    expect(Object.keys(second.hits[0]!).sort()).toEqual(['objectID', 'type', 'url']);
    expect(second.hits[0]!.objectID).not.toBe(first.hits[0]!.objectID);
  });
});
