import {expect, it} from 'vitest';
import {figuresTable, mediansOf} from './summary';

it('takes medians, and counts what went wrong', () => {
  expect(
    mediansOf({'guide: FCP ms': [900, 100, 200], 'early: tap a link, wrong': [1, 0, 1]}),
  ).toEqual({'guide: FCP ms': 200, 'early: tap a link, wrong': 2});
});

it('shows bytes as kilobytes, and ratios to the stock site', () => {
  const table = figuresTable({
    ours: {'guide: JS': 512, 'guide: CLS': 0},
    docusaurus: {'guide: JS': 1024},
  });
  expect(table).toContain('0.5 KB (×0.50) | 1.0 KB');
  expect(table).toMatch(/guide: CLS +\| 0 +\| –/);
});
