import {expect, test} from '../support/test';

test.describe('a diagram', () => {
  for (const [colorScheme, tag] of [
    ['light', '@2.1-10'],
    ['dark', '@2.1-11'],
  ] as const) {
    test(
      `is drawn for ${colorScheme} mode, and only that drawing is loaded`,
      {tag},
      async ({openPage}) => {
        const loaded: string[] = [];
        const page = await openPage('/toolhive/', {
          colorScheme,
          before: (before) =>
            Promise.resolve(
              before.on(
                'request',
                (request) => request.url().includes('/img/diagrams/') && loaded.push(request.url()),
              ),
            ),
        });
        const drawing = page.locator('.docusaurus-mermaid-container img:visible').first();
        await drawing.scrollIntoViewIfNeeded();
        await expect
          .poll(() =>
            drawing.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth),
          )
          .toBeGreaterThan(100);
        expect(await drawing.getAttribute('alt')).toBeTruthy();
        expect(loaded.length).toBeGreaterThan(0);
        expect(loaded.filter((url) => !url.endsWith(`-${colorScheme}.svg`))).toEqual([]);
      },
    );
  }

  test('is told in words as well', async ({openPage}) => {
    const page = await openPage('/toolhive/');
    const words = page.locator('.docusaurus-mermaid-container + details').first();
    await words.locator('summary').click();
    expect((await words.innerText()).length).toBeGreaterThan(100);
  });
});
