import {boxOf, openBox} from '../search/box';
import {expect, ready, test} from '../support/test';

const KEY = 'search.history';
const hit = (index: number) => ({
  url: `/toolhive/quickstart#part-${index}`,
  kind: 'guide',
  title: `Part ${index}`,
  crumbs: [],
});

test.describe('two open tabs', () => {
  test('show the same kept searches, and neither undoes what the other did', async ({
    openPage,
    siteUrl,
  }) => {
    const first = await openPage('/toolhive/quickstart');
    await first.evaluate(
      ([key, value]) => localStorage.setItem(key ?? '', value ?? ''),
      [KEY, JSON.stringify({recent: [hit(0), hit(1), hit(2)], favorites: []})],
    );
    const second = await first.context().newPage();
    await second.goto(`${siteUrl}/toolhive/`);
    await ready(second);
    await openBox(first);
    await openBox(second);

    await boxOf(first).dialog.getByRole('button', {name: 'Save "Part 0" as favorite'}).click();
    const favorites = boxOf(second).dialog.getByRole('rowgroup', {name: 'Favorites'});
    await favorites.getByText('Part 0').waitFor();
    await boxOf(second)
      .dialog.getByRole('button', {name: 'Remove "Part 1" from recent searches'})
      .click();
    const titles = () =>
      first.evaluate((key) => {
        const {recent, favorites: kept} = JSON.parse(localStorage.getItem(key) ?? '') as {
          recent: {title: string}[];
          favorites: {title: string}[];
        };
        return [recent, kept].map((list) => list.map(({title}) => title));
      }, KEY);
    expect(await titles()).toEqual([['Part 2'], ['Part 0']]);
    await expect(boxOf(first).dialog.getByText('Part 1')).toHaveCount(0);
  });
});
