import type {Page} from 'playwright-core';
import {describe, expect} from 'vitest';
import {ROUTES} from './routes';
import {test} from './support/test';

/** The narrowest window WCAG 1.4.10 asks for: 1280 pixels at four times the size. */
const WIDTH = 320;

/** The elements that reach beyond the right edge of the window without a scroller of their own. */
async function overflowing(page: Page): Promise<string[]> {
  return page.evaluate((width) => {
    if (document.documentElement.scrollWidth <= width) {
      return [];
    }
    return [...document.querySelectorAll('main *, footer *, nav *')]
      .filter((element) => element.getBoundingClientRect().right > width)
      .map((element) => `${element.tagName.toLowerCase()}.${element.className}: ${element.textContent.slice(0, 40)}`)
      .slice(0, 5);
  }, WIDTH);
}

describe('at 320 pixels nothing has to be scrolled sideways', () => {
  test.for([...ROUTES, '/nowhere'])('%s', async (path, {openPage}) => {
    const page = await openPage(path, {width: WIDTH, height: 640, expected: [/404/]});
    expect(await overflowing(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(WIDTH);
  });
});
