import {expect, test} from '../support/test';

test.describe('a diagram', () => {
  for (const [colorScheme, name] of [
    ['light', 'light'],
    ['dark', 'dark'],
  ] as const) {
    test(`is drawn for ${colorScheme} mode, and only that drawing is loaded`, async ({
      openPage,
    }) => {
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
      expect(loaded.every((url) => url.endsWith(`-${name}.svg`))).toBe(true);
    });
  }

  test('is told in words as well', async ({openPage}) => {
    const page = await openPage('/toolhive/');
    const words = page.locator('.docusaurus-mermaid-container + details').first();
    await words.locator('summary').click();
    expect((await words.innerText()).length).toBeGreaterThan(100);
  });
});
