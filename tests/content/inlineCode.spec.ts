import {expect, test} from '../support/test';

const WIDTHS = [1280, 320];

test.describe('code in a sentence', () => {
  for (const width of WIDTHS)
    test(`is never cut behind the hyphens of a short flag, ${width} pixels wide`, async ({
      openPage,
    }) => {
      const page = await openPage('/toolhive/reference/errors', {width, height: 800});
      const flags = page.locator('.markdown code').filter({hasText: /^--\S{2,16}$/});
      expect(await flags.count()).toBeGreaterThan(10);
      const cut = await flags.evaluateAll((all) =>
        all
          .filter((flag) => {
            const text = document.createRange();
            text.selectNodeContents(flag);
            return text.getClientRects().length > 1;
          })
          .map((flag) => flag.textContent),
      );
      expect(cut).toEqual([]);
    });
});
