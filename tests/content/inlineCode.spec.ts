import {expect, test} from '../support/test';

const WIDTHS = [1280, 320];
const PAGES = ['/toolhive/reference/errors', '/toolhive/reference/api'];

test.describe('code in a sentence', () => {
  for (const [path, width] of PAGES.flatMap((path) =>
    WIDTHS.map((width) => [path, width] as const),
  ))
    test(`is never cut behind a hyphen of a short name, ${path}, ${width} pixels wide`, async ({
      openPage,
    }) => {
      const page = await openPage(path, {width, height: 800});
      const names = page.locator('[data-content] :not(pre) > code').filter({
        hasText: /^(?=.*-)\S{2,18}$/,
      });
      expect(await names.count()).toBeGreaterThan(10);
      const cut = await names.evaluateAll((all) =>
        all
          .filter((name) => {
            const text = document.createRange();
            text.selectNodeContents(name);
            return text.getClientRects().length > 1;
          })
          .map((name) => name.textContent),
      );
      expect(cut).toEqual([]);
    });
});
