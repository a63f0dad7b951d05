import {describe, expect, it} from 'vitest';
import {pageName, type HitView} from '../search/hits/hitView';
import {mergeRepeats} from './mergeRepeats';

const hit = (page: string, title: string, crumbs: readonly string[], snippet = ''): HitView => ({
  id: `${page} ${title} ${snippet}`,
  url: `/${page}#x`,
  page: `/${page}`,
  kind: 'command',
  title: [{text: title, marked: false}],
  crumbs: ['Commands', ...crumbs],
  snippet: snippet === '' ? undefined : [{text: snippet, marked: false}],
});
const PASSWORD = 'TOOLHIVE_SECRETS_PASSWORD';
const variable = (page: string, snippet = 'The password.'): HitView =>
  hit(page, PASSWORD, [`thv ${page}`, 'Environment'], snippet);

describe('what several pages repeat', () => {
  it('is listed once, with the other pages', () => {
    const [first, ...rest] = mergeRepeats([variable('a'), variable('b'), variable('c')]);
    expect(rest).toEqual([]);
    expect(first?.hit.page).toBe('/a');
    expect(first?.others.map(pageName)).toEqual(['thv b', 'thv c']);
  });

  it('says the same: another text is another entry', () => {
    expect(mergeRepeats([variable('a'), variable('b', 'Another password.')])).toHaveLength(2);
  });
});

describe('what is listed by itself', () => {
  it('is a page, whatever it is called', () => {
    expect(mergeRepeats([hit('a', 'Secrets', []), hit('b', 'Secrets', [])])).toHaveLength(2);
  });

  it('is what one page says twice', () => {
    const again = {...variable('a'), id: 'again'};
    expect(mergeRepeats([variable('a'), again, variable('b')]).map(({hit: {id}}) => id)).toEqual([
      variable('a').id,
      'again',
    ]);
  });
});
