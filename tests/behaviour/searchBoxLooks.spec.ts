import {expect, test} from '../support/test';
import {answered, openBox} from '../search/box';

const PAGE = '/toolhive/quickstart';

test.describe('what the search box shows', () => {
  for (const [name, reader, cancel, hints] of [
    ['a wide window on a desk', {width: 1280}, false, true],
    ['a narrow window on a desk, as at 200 percent', {width: 640}, true, true],
    ['a phone', {width: 390, hasTouch: true}, true, false],
  ] as const)
    test(
      `on ${name} is what its reader can use: Cancel ${cancel}, keys ${hints}`,
      {tag: ['@2.3-21', '@2.3-23']},
      async ({openPage}) => {
        const page = await openPage(PAGE, reader);
        const {dialog} = await openBox(page);
        expect(await dialog.getByRole('button', {name: 'Cancel'}).isVisible()).toBe(cancel);
        expect(await dialog.locator('.search-hints').isVisible()).toBe(hints);
      },
    );

  for (const height of [900, 500, 320])
    test(`ends inside a window of ${height} pixels, whatever it lists`, async ({openPage}) => {
      const page = await openPage(PAGE, {width: 1280, height});
      const box = await openBox(page);
      for (const query of ['', 'server', 'qzxvwq']) {
        await box.field.fill(query);
        await answered(box);
        const [foot, field] = await Promise.all([
          box.dialog.locator('.search-hints').boundingBox(),
          box.field.boundingBox(),
        ]);
        expect((foot?.y ?? Infinity) + (foot?.height ?? 0), query).toBeLessThanOrEqual(height);
        expect(foot?.height, query).toBeGreaterThan(25);
        expect(field?.y, query).toBeGreaterThanOrEqual(0);
      }
    });

  test('tells marked words in forced colors', async ({openPage}) => {
    const page = await openPage(PAGE, {
      before: (blank) => blank.emulateMedia({forcedColors: 'active', colorScheme: 'dark'}),
    });
    await openBox(page, 'secrets');
    const [mark, ground, line] = await page
      .locator('.search-title mark')
      .first()
      .evaluate((element) => [
        getComputedStyle(element).color,
        getComputedStyle(element.closest('[role=dialog]') ?? element).backgroundColor,
        getComputedStyle(element).textDecorationLine,
      ]);
    const light = (color = ''): number =>
      (color.match(/\d+/g) ?? []).slice(0, 3).reduce((sum, part) => sum + Number(part), 0);
    expect(Math.abs(light(mark) - light(ground))).toBeGreaterThan(255);
    expect(line).toBe('underline');
  });
});
