import {readdir, readFile} from 'node:fs/promises';
import {DRAWINGS_FOLDER} from '../../plugins/diagrams/drawings';
import {textOutsideBoxes} from '../support/textOutsideBoxes';
import {packagedFace} from '../support/packagedFace';
import {expect, test} from '../support/test';

/** Least space between text and the edge of its box, in CSS pixels. */
const MARGIN = 2;

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
    const words = page.locator('scroll-area:has(.docusaurus-mermaid-container) + details').first();
    await words.locator('summary').click();
    expect((await words.innerText()).length).toBeGreaterThan(100);
  });
});

test.describe('text in diagrams', () => {
  // Faces that readers have in place of the one a diagram was measured with, the second a fifth wider. Arimo is Liberation Sans by another name.
  for (const [face, file] of [
    ['Arimo', 'arimo'],
    ['DejaVu Sans', 'dejavu-sans'],
  ] as const)
    test(`stays inside its box in ${face}`, async ({openPage}) => {
      const page = await openPage();
      const rule = packagedFace(face, file);
      const outside: string[] = [];
      for (const drawing of (await readdir(DRAWINGS_FOLDER)).sort()) {
        const svg = await readFile(`${DRAWINGS_FOLDER}/${drawing}`, 'utf8');
        await page.setContent(svg);
        await page.addStyleTag({
          content: `${rule} svg, svg * {font-family: "${face}" !important}`,
        });
        await page.evaluate((name) => document.fonts.load(`16px "${name}"`), face);
        await page.evaluate(() => document.fonts.ready);
        for (const {text, by} of await textOutsideBoxes(page, MARGIN))
          outside.push(`${drawing}: "${text}" by ${by.toFixed(1)} px`);
      }
      expect(outside).toEqual([]);
    });

  test('that is too long for its box is found', async ({openPage}) => {
    const page = await openPage();
    await page.setContent(
      '<svg width="300" height="60"><rect class="actor" x="100" y="10" width="80" height="40" fill="none"/><text x="140" y="35" text-anchor="middle">Longer than the box</text></svg>',
    );
    // On every machine the same: somewhat wider than the box.
    await page.addStyleTag({
      content: `${packagedFace('Arimo', 'arimo')} text {font: 14px Arimo}`,
    });
    await page.evaluate(() => document.fonts.load('14px Arimo'));
    expect((await textOutsideBoxes(page, MARGIN)).map(({text}) => text)).toEqual([
      'Longer than the box',
    ]);
  });
});
