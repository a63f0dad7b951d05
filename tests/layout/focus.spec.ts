import type {Page} from '@playwright/test';
import {KINDS_OF_PAGE} from '../routes';
import {expect, test} from '../support/test';

const {
  landing,
  guide,
  command,
  'theme preview': preview,
  'not-found page': notFound,
} = KINDS_OF_PAGE;

/**
 * Looks at the element with the focus: can its reader tell that it has it, and is it in the window?
 * A card may show the focus of the link inside it, so what lies around the element counts too.
 */
async function focusShows(
  page: Page,
): Promise<{name: string; isShown: boolean; isInSight: boolean}> {
  return page.evaluate(async () => {
    const element = document.activeElement as HTMLElement;
    const around = [element, element.parentElement, element.parentElement?.parentElement].filter(
      (each) => each != null,
    );
    const settle = () =>
      Promise.all(
        around.flatMap((each) => each.getAnimations({subtree: true})).map(({finished}) => finished),
      );
    const look = () =>
      around
        .flatMap((each) => ['', '::before', '::after'].map((part) => getComputedStyle(each, part)))
        .map(
          ({
            outlineStyle,
            outlineWidth,
            outlineColor,
            boxShadow,
            backgroundColor,
            borderColor,
            left,
          }) => {
            const outline =
              outlineStyle === 'none' || outlineWidth === '0px'
                ? ''
                : `${outlineStyle} ${outlineWidth} ${outlineColor}`;
            return [outline, boxShadow, backgroundColor, borderColor, left].join();
          },
        )
        .join('|');
    await settle();
    const focused = look();
    const {top, bottom, left, right} = element.getBoundingClientRect();
    element.blur();
    await settle();
    const plain = look();
    element.focus({focusVisible: true} as FocusOptions);
    return {
      name: `${element.tagName.toLowerCase()} "${element.textContent.trim().slice(0, 30) || (element.getAttribute('aria-label') ?? '')}"`,
      isShown: focused !== plain,
      isInSight: bottom > 0 && top < innerHeight && right > 0 && left < innerWidth,
    };
  });
}

test.describe('keyboard focus', () => {
  for (const path of [landing, guide, command, preview, notFound]) {
    test(`is to be seen at each of the first stops of ${path}`, async ({openPage}) => {
      const page = await openPage(path, {expected: [/404/], reducedMotion: 'reduce'});
      const hidden: string[] = [];
      for (let stop = 0; stop < 25; stop += 1) {
        await page.keyboard.press('Tab');
        if (await page.evaluate(() => document.activeElement === document.body)) {
          // A short page: after its last stop the browser's own buttons have their turn.
          break;
        }
        const {name, isShown, isInSight} = await focusShows(page);
        if (!isShown || !isInSight) {
          hidden.push(
            `stop ${stop + 1}, ${name}: ${isShown ? 'out of sight' : 'looks the same with and without focus'}`,
          );
        }
      }
      expect(hidden).toEqual([]);
    });
  }

  test('does not get lost behind the navbar on the way back up', async ({openPage}) => {
    const page = await openPage('/toolhive/quickstart', {reducedMotion: 'reduce'});
    await page.locator('.pagination-nav__link').last().focus();
    const covered: string[] = [];
    for (let stop = 0; stop < 25; stop += 1) {
      await page.keyboard.press('Shift+Tab');
      const isCovered = await page.evaluate(() => {
        const navbar = document.querySelector('nav.navbar');
        const element = document.activeElement;
        if (!element || navbar?.contains(element)) {
          return false;
        }
        return (
          element.getBoundingClientRect().bottom <= (navbar?.getBoundingClientRect().bottom ?? 0)
        );
      });
      if (isCovered) {
        covered.push(
          await page.locator(':focus').evaluate((element) => element.outerHTML.slice(0, 100)),
        );
      }
    }
    expect(covered).toEqual([]);
  });
});
