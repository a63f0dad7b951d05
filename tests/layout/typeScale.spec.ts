import type {Page} from '@playwright/test';
import {KINDS_OF_PAGE} from '../routes';
import {expect, test} from '../support/test';

/** Of the first window: the browser looks up each before it draws. */
const MOST_FACES = 12;
const WEIGHTS = ['400', '600'];

/** Weight, size, slant, and family of the texts in the first window. */
const facesOn = (page: Page) =>
  page.locator('body').evaluate((body) => {
    const faces = new Set<string>();
    const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const {parentElement, textContent} = texts.currentNode;
      if (!textContent?.trim() || !parentElement?.checkVisibility()) continue;
      if (parentElement.getBoundingClientRect().top > innerHeight) continue;
      const {fontFamily, fontSize, fontWeight, fontStyle} = getComputedStyle(parentElement);
      faces.add([fontWeight, fontSize, fontStyle, fontFamily].join(' '));
    }
    return [...faces].sort();
  });

test.describe('type', () => {
  for (const [kind, path] of Object.entries(KINDS_OF_PAGE)) {
    test(`comes in few sizes and two weights: ${kind}`, async ({openPage}) => {
      const faces = await facesOn(
        await openPage(path, {expected: path.startsWith('/nowhere') ? [/404/] : []}),
      );
      expect(faces.length, faces.join('\n')).toBeGreaterThan(3);
      expect(faces.length, faces.join('\n')).toBeLessThanOrEqual(MOST_FACES);
      expect(new Set(faces.map((face) => face.slice(0, 3)))).toEqual(new Set(WEIGHTS));
    });
  }
});
