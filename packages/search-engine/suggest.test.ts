import {describe, expect, it} from 'vitest';
import {engineOf} from './testing/engines';

describe('suggest', () => {
  const engine = engineOf([
    {
      url: '/a',
      lines: [
        ['lvl1', 'Manage secrets'],
        ['content', 'Permission profiles and permission rules for secrets.'],
      ],
    },
    {
      url: '/b',
      lines: [
        ['lvl1', 'Client compatibility'],
        ['content', 'Compatibility of clients.'],
      ],
    },
  ]);

  it('offers queries that have hits, nearest first', () => {
    expect(engine.search({query: 'permishuns'}).nbHits).toBe(0);
    expect(engine.suggest('permishuns')[0]).toBe('permission');
    for (const query of engine.suggest('compatiblilty klient'))
      expect(engine.search({query}).nbHits).toBeGreaterThan(0);
  });

  it('offers nothing rather than a word that only looks a little alike', () => {
    const other = engineOf([
      {
        url: '/a',
        lines: [
          ['lvl1', 'Modes'],
          ['content', 'There are two modes. Make sure that they are on: be sure.'],
        ],
      },
    ]);
    for (const query of ['azure', 'mongodb']) expect(other.suggest(query)).toEqual([]);
  });

  it('offers the words without quotes when the phrase is nowhere', () => {
    expect(engine.suggest('"rules permission"')).toContain('rules permission');
  });

  it('offers nothing that the filters leave no hits for', () => {
    expect(engine.suggest('permishuns', ['kind:api'])).toEqual([]);
  });
});
