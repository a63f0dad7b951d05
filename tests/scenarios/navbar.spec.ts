import type {Locator, Page} from '@playwright/test';
import {runAxe} from '../support/runAxe';
import {scenario} from './support/scenario';
import {expect, test} from '../support/test';

const rich = scenario('rich');
const plain = scenario('plain');

const navbar = (page: Page) => page.locator('nav.navbar');
const more = (page: Page) => page.locator('.navbar__items .dropdown').filter({hasText: 'More'});
const menu = (dropdown: Locator) => dropdown.locator('.dropdown__menu');

/** Opens a dropdown with the keyboard, which keeps it open when the pointer is elsewhere. */
async function open(dropdown: Locator): Promise<void> {
  await dropdown.getByRole('button').press('Enter');
  await expect(menu(dropdown)).toBeVisible();
}

/** What of the navbar cannot be read against its background, and what else is wrong with it. */
async function faults(page: Page): Promise<string[]> {
  // Colours fade from one mode to the other.
  await page.evaluate(() => Promise.all(document.getAnimations().map(({finished}) => finished)));
  return (await runAxe(page)).filter((line) => /navbar|dropdown|announcement|footer/.test(line));
}

test.describe('an item of the navbar', () => {
  rich('a plain link leads to its page', {tag: '@2.2-6'}, async ({openPage}) => {
    const page = await openPage('/');
    await navbar(page).getByRole('link', {name: 'Plain link'}).click();
    await page.waitForURL('**/toolhive/quickstart');
    await expect
      .poll(() => navbar(page).getByRole('link', {name: 'Plain link'}).getAttribute('aria-current'))
      .toBe('page');
  });

  rich('a dropdown opens and shows its links', {tag: '@2.2-7'}, async ({openPage}) => {
    const page = await openPage('/toolhive/quickstart');
    await expect(menu(more(page))).toBeHidden();
    await more(page).hover();
    await expect(menu(more(page))).toBeVisible();
    const links = await menu(more(page))
      .getByRole('link')
      .evaluateAll((all) =>
        all.map((link) => [
          link.getAttribute('href'),
          link.getAttribute('aria-current'),
          link.getAttribute('target'),
        ]),
      );
    expect(links).toEqual([
      ['/toolhive/quickstart', 'page', null],
      ['https://example.com/', null, '_blank'],
    ]);
  });

  rich('an item of HTML is shown as it is written', {tag: '@2.2-8'}, async ({openPage}) => {
    const page = await openPage('/');
    expect(await page.locator('.navbar__inner em.badge').innerText()).toBe('Beta');
  });

  rich('a link to a doc leads to that doc', {tag: '@2.2-9'}, async ({openPage}) => {
    const page = await openPage('/');
    await navbar(page).getByRole('link', {name: 'A doc'}).click();
    await page.waitForURL('**/toolhive/quickstart');
    await expect.poll(() => page.locator('h1').innerText()).toBe('Quickstart');
  });

  rich('an item without a position is at the right', {tag: '@2.2-15'}, async ({openPage}) => {
    const page = await openPage('/');
    await expect(
      page.locator('.navbar__items--right').getByRole('link', {name: 'Plain link'}),
    ).toHaveCount(1);
    await expect(
      page.locator('.navbar__items--right').getByRole('link', {name: 'A doc'}),
    ).toHaveCount(0);
  });

  rich(
    'a dropdown closes on a click, a touch or the focus outside',
    {tag: ['@4-20', '@4-21', '@4-22']},
    async ({openPage}) => {
      const page = await openPage('/toolhive/', {hasTouch: true});
      const ways: Readonly<Record<string, () => Promise<void>>> = {
        click: () => page.mouse.click(640, 600),
        touch: () => page.touchscreen.tap(640, 600),
        focus: () => page.locator('.navbar__inner .navbar__brand').focus(),
      };
      for (const [way, leave] of Object.entries(ways)) {
        await open(more(page));
        await leave();
        await expect.poll(() => menu(more(page)).isVisible(), {message: way}).toBe(false);
      }
    },
  );

  rich(
    'a dropdown of the mobile menu begins open only with an active item',
    {tag: '@4-23'},
    async ({openPage}) => {
      for (const [path, isOpen, link, next] of [
        ['/toolhive/quickstart', true, 'home', 'Home'],
        ['/toolhive/', false, 'quickstart', 'Quickstart'],
      ] as const) {
        const page = await openPage(path, {width: 390});
        const dropdown = page
          .locator('.navbar-sidebar .menu__list-item')
          .filter({has: page.getByRole('button', {name: 'More', exact: true})});
        const expectDropdown = async (isExpanded: boolean): Promise<void> => {
          await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
          await page.getByRole('button', {name: 'Back to main menu'}).click();
          expect(await dropdown.locator('.menu__caret').getAttribute('aria-expanded'), path).toBe(
            String(isExpanded),
          );
          expect(await dropdown.locator('a[href="/toolhive/quickstart"]').isVisible(), path).toBe(
            isExpanded,
          );
        };
        await expectDropdown(isOpen);
        await page.keyboard.press('Escape');
        // The next page takes the place of this one, and the menu stays.
        await page.getByRole('main').getByRole('link', {name: link, exact: true}).click();
        await expect(page.getByRole('heading', {level: 1})).toHaveText(next);
        await expectDropdown(!isOpen);
      }
    },
  );

  rich(
    'the name of a dropdown of the mobile menu opens it, by mouse and by Space, and leads nowhere',
    async ({openPage}) => {
      const page = await openPage('/toolhive/', {width: 390});
      const before = await page.evaluate(() => history.length);
      await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
      await page.getByRole('button', {name: 'Back to main menu'}).click();
      const name = page.locator('phone-menu').getByRole('button', {name: 'More', exact: true});
      const item = page.locator('phone-menu ul ul a[href="/toolhive/quickstart"]');
      await name.click();
      await expect(item).toBeVisible();
      await name.press('Space');
      await expect(item).toBeHidden();
      expect(await page.evaluate(() => history.length)).toBe(before);
      expect(new URL(page.url()).hash).toBe('');
    },
  );
});

test.describe('the navbar', () => {
  const background = (page: Page) =>
    navbar(page).evaluate((element) => getComputedStyle(element).backgroundColor);
  /** Its colour with its style, and with none. */
  async function backgrounds(page: Page, style: string): Promise<readonly [string, string]> {
    const own = await background(page);
    await navbar(page).evaluate(
      (element, name) => element.classList.remove(`navbar--${name}`),
      style,
    );
    return [own, await background(page)];
  }

  rich(
    'of the style dark looks like it in both modes, and can be read',
    {tag: ['@2.2-16', '@3.1-6']},
    async ({openPage}) => {
      const page = await openPage('/toolhive/');
      expect(await faults(page)).toEqual([]);
      await page.locator('.navbar__inner button[class*="toggleButton"]').click();
      expect(await faults(page)).toEqual([]);
      const [own, none] = await backgrounds(page, 'dark');
      expect(own).not.toBe(none);
    },
  );

  plain(
    'of the style primary looks like it, and can be read',
    {tag: ['@2.2-16', '@3.1-6']},
    async ({openPage}) => {
      const page = await openPage('/toolhive/');
      expect(await faults(page)).toEqual([]);
      const [own, none] = await backgrounds(page, 'primary');
      expect(own).not.toBe(none);
    },
  );

  plain(
    'a navbar that does not hide stays on the way down',
    {tag: '@3.1-7'},
    async ({openPage}) => {
      const page = await openPage('/toolhive/reference/api');
      await page.mouse.move(640, 400);
      await page.mouse.wheel(0, 3000);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
      // Long enough for the one that hides to be gone.
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 400)));
      expect((await navbar(page).boundingBox())?.y).toBe(0);
    },
  );
});
