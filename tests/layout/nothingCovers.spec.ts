import type {Page} from '@playwright/test';
import {expect, test} from '../support/test';

const DESKTOP = {width: 1280, height: 800};

/** Heads of tables that lie over a row of their own table, in a page that is at its beginning. */
const coveredRows = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.markdown table')].flatMap((table) => {
      const head = table.querySelector('th')?.getBoundingClientRect();
      const first = table.querySelector('tbody tr')?.getBoundingClientRect();
      return head && first && head.bottom > first.top + 1
        ? [`${head.bottom} > ${first.top}: ${table.textContent.slice(0, 40)}`]
        : [];
    }),
  );

/** Texts of focused links that nothing of can be seen, going backwards from the end of the page. */
async function hiddenStops(page: Page, steps: number): Promise<string[]> {
  await page.evaluate(() => {
    const footer = document.querySelector('footer a');
    (footer as HTMLElement | null)?.focus();
  });
  const hidden: string[] = [];
  for (let step = 0; step < steps; step += 1) {
    await page.keyboard.press('Shift+Tab');
    hidden.push(
      ...(await page.evaluate(() => {
        const stop = document.activeElement;
        const main = document.querySelector('main');
        if (!stop || !main?.contains(stop)) return [];
        const {left, right, top, bottom} = stop.getBoundingClientRect();
        if (bottom - top > 200) return [];
        const isSeen = [0.1, 0.5, 0.9].some((share) => {
          const seen = document.elementFromPoint((left + right) / 2, top + (bottom - top) * share);
          return seen !== null && (stop.contains(seen) || seen.contains(stop));
        });
        return isSeen ? [] : [stop.textContent.slice(0, 40)];
      })),
    );
  }
  return hidden;
}

test.describe('nothing lies over', () => {
  for (const path of ['/toolhive/reference/api-endpoints', '/toolhive/reference/cli/thv_rm'])
    for (const width of [1280, 1000])
      test(`the rows of a table of ${path} in a window of ${width}`, async ({openPage}) => {
        const page = await openPage(path, {...DESKTOP, width});
        expect(await coveredRows(page)).toEqual([]);
      });

  test('a link that takes the focus in a table whose head stays in the window', async ({
    openPage,
  }) => {
    const page = await openPage('/toolhive/reference/errors', DESKTOP);
    expect(await hiddenStops(page, 60)).toEqual([]);
  });

  test('a link that takes the focus below the list of operations of a narrow window', async ({
    openPage,
  }) => {
    const page = await openPage('/toolhive/reference/api', {width: 640, height: 800});
    expect(await hiddenStops(page, 60)).toEqual([]);
  });

  for (const {path, width} of [
    {path: '/toolhive/reference/cli/thv_run', width: 1280},
    {path: '/toolhive/guides-cli/install', width: 390},
    {path: '/toolhive/guides-cli/client-configuration', width: 390},
  ])
    test(`the end of a line of code of ${path} in a window of ${width}, once it is scrolled to its end`, async ({
      openPage,
    }) => {
      const page = await openPage(path, {width, height: 800});
      const covered = await page.evaluate(() => {
        const list: string[] = [];
        for (const sample of document.querySelectorAll('.markdown .sample')) {
          const pre = sample.querySelector('pre');
          if (!pre || pre.clientWidth === 0) continue;
          pre.scrollLeft = pre.scrollWidth;
          const buttons = [...sample.querySelectorAll('.sample-button')]
            .filter((button) => getComputedStyle(button).visibility === 'visible')
            .map((button) => button.getBoundingClientRect());
          for (const line of pre.querySelectorAll('.line')) {
            const range = document.createRange();
            range.selectNodeContents(line);
            for (const {left, right, top, bottom} of range.getClientRects())
              for (const button of buttons)
                if (
                  right > button.left + 1 &&
                  left < button.right - 1 &&
                  bottom > button.top + 6 &&
                  top < button.bottom - 6
                )
                  list.push(line.textContent);
          }
        }
        return list;
      });
      expect(covered).toEqual([]);
    });
});

test.describe('with letters of twice the size, a phone does not scroll sideways', () => {
  for (const path of ['/toolhive/quickstart', '/toolhive/reference/api', '/search?q=port'])
    test(path, async ({openPage}) => {
      const page = await openPage(path, {width: 390, height: 844});
      await page.evaluate(() => {
        document.documentElement.style.setProperty('font-size', '200%', 'important');
      });
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
        .toBeLessThanOrEqual(390);
      if (path.startsWith('/search'))
        expect(
          await page.locator('search-page input').evaluate((field) => field.clientWidth),
        ).toBeGreaterThan(200);
    });
});
