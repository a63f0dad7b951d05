import {describe, expect, it} from 'vitest';
import {parsePage} from '../../page/parsePage';
import {sectionsOf} from './evidence';

describe('sectionsOf', () => {
  it('splits a page at h2 and h3 and says which parts have text of their own', () => {
    const page = parsePage(
      'docs/a.mdx',
      [
        '---\ntitle: A\n---',
        'First.',
        '## Group {#group}',
        '### Run {#run}',
        '```bash\nthv run fetch\n```',
        '#### Detail {#detail}',
        'More.',
        '## Part {#part}',
        '<TaskBox />',
        '## Empty {#empty}',
        '{/* nothing yet */}',
      ].join('\n\n'),
    );
    expect(sectionsOf(page).map(({id, hasText}) => [id, hasText])).toEqual([
      ['_top', true],
      ['group', false],
      ['run', true],
      ['part', true],
      ['empty', false],
    ]);
  });

  it('finds nothing above the first heading of a page that begins with one', () => {
    const page = parsePage('docs/a.mdx', '## Run {#run}\n\nText.\n');
    expect(sectionsOf(page)[0]).toEqual({id: '_top', line: 1, hasText: false});
  });
});
