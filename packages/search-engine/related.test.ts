import {describe, expect, it} from 'vitest';
import {engineOf} from './testing/engines';

describe('related', () => {
  const engine = engineOf([
    {
      url: '/secrets',
      lines: [
        ['lvl1', 'Manage secrets'],
        ['content', 'Encrypted secrets in a keyring.'],
      ],
    },
    {
      url: '/secret-set',
      lines: [
        ['lvl1', 'thv secret set'],
        ['content', 'Store a secret in the keyring.'],
      ],
    },
    {
      url: '/helm',
      lines: [
        ['lvl1', 'Install with Helm'],
        ['content', 'Charts and values.'],
      ],
    },
    {
      url: '/helm-values',
      lines: [
        ['lvl1', 'Helm values'],
        ['content', 'All chart values. Not for a keyring.'],
      ],
    },
  ]);

  it('names the pages that share the most telling words, never the page itself', () => {
    expect(engine.related('/secrets', 1).map(({url, type}) => [url, type])).toEqual([
      ['/secret-set', 'lvl1'],
    ]);
    expect(engine.related('/helm', 9).map(({url}) => url)).toEqual(['/helm-values']);
  });

  it('knows nothing about a page that is not in the index', () => {
    expect(engine.related('/nowhere', 3)).toEqual([]);
  });
});
