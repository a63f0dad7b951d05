import type {Page} from '@playwright/test';
import {scenario} from './support/scenario';
import {expect, test} from '../support/test';

const rich = scenario('rich');

/** A page whose navbar has a dropdown that leads nowhere, and one that is a link to a version. */
const PATH = '/toolhive/reference/api';
const [NOWHERE, VERSIONS] = ['More', 'v0.0.48'];

const dropdown = (page: Page, name = NOWHERE) => {
  const whole = page
    .locator('.navbar__items .dropdown')
    .filter({has: page.locator(`[role=button]:text-is("${name}")`)});
  return {whole, button: whole.locator('[role=button]'), menu: whole.locator('.dropdown__menu')};
};

/** That a dropdown is shown or not, and says the same to programs. */
async function expectOpen({button, menu}: ReturnType<typeof dropdown>, isOpen: boolean) {
  await expect(button).toHaveAttribute('aria-expanded', String(isOpen));
  await expect(menu).toBeVisible({visible: isOpen});
}

/** Takes the mouse to the middle of the page. */
const leave = (page: Page) => page.mouse.move(640, 600);

test.describe('Escape', () => {
  rich(
    'closes a dropdown that the mouse opened, wherever the focus is, until the mouse comes back',
    async ({openPage}) => {
      const page = await openPage(PATH);
      const more = dropdown(page);
      const elsewhere = page.locator('.navbar__inner .navbar__brand');
      for (const place of ['page', 'link']) {
        if (place === 'link') await elsewhere.focus();
        await more.button.hover();
        await expectOpen(more, true);
        await page.keyboard.press('Escape');
        await expectOpen(more, false);
        if (place === 'link') await expect(elsewhere).toBeFocused();
        await more.button.hover({position: {x: 4, y: 8}});
        await expectOpen(more, false);
        await leave(page);
        await more.button.hover();
        await expectOpen(more, true);
        await leave(page);
        await expectOpen(more, false);
      }
    },
  );

  rich('closes a dropdown that mouse and Enter were used on', async ({openPage}) => {
    const page = await openPage(PATH);
    const more = dropdown(page);
    for (const presses of [1, 2]) {
      await more.button.focus();
      await more.button.hover();
      for (let press = 0; press < presses; press++) await page.keyboard.press('Enter');
      await page.keyboard.press('Escape');
      await expectOpen(more, false);
      await expect(more.button).toBeFocused();
      await leave(page);
    }
  });

  rich('gives the focus back to the name of the dropdown that it was in', async ({openPage}) => {
    const page = await openPage(PATH);
    const more = dropdown(page);
    for (const byMouse of [true, false]) {
      await more.button.focus();
      if (byMouse) await more.button.hover();
      else await page.keyboard.press('Enter');
      await expectOpen(more, true);
      await page.keyboard.press('Tab');
      await expect(more.menu.getByRole('link').first()).toBeFocused();
      await page.keyboard.press('Escape');
      await expectOpen(more, false);
      await expect(more.button).toBeFocused();
      await leave(page);
    }
  });
});

for (const name of [NOWHERE, VERSIONS])
  test.describe(`the dropdown ${name}`, () => {
    rich(
      'opens and closes when a program clicks its name, and leads nowhere',
      async ({openPage}) => {
        const page = await openPage(PATH);
        const [whole, before] = [dropdown(page, name), page.url()];
        for (const isOpen of [true, false]) {
          await whole.button.evaluate((button: HTMLElement) => button.click());
          await expectOpen(whole, isOpen);
        }
        // The pointer rests on it by chance.
        await whole.button.hover();
        for (const isOpen of [false, true]) {
          await whole.button.evaluate((button: HTMLElement) => button.click());
          await expectOpen(whole, isOpen);
        }
        expect(page.url()).toBe(before);
      },
    );

    rich('opens and closes by tapping its name', async ({openPage}) => {
      const page = await openPage(PATH, {hasTouch: true});
      const [whole, before] = [dropdown(page, name), page.url()];
      for (const isOpen of [true, false, true]) {
        await whole.button.tap();
        await expectOpen(whole, isOpen);
      }
      expect(page.url()).toBe(before);
    });

    rich(
      'stays open when the mouse that opened it clicks, until it clicks again',
      async ({openPage}) => {
        const page = await openPage(PATH);
        const [whole, before] = [dropdown(page, name), page.url()];
        for (const isOpen of [true, false, true]) {
          await whole.button.click();
          await expectOpen(whole, isOpen);
        }
        await leave(page);
        await expectOpen(whole, true);
        expect(page.url()).toBe(before);
      },
    );
  });

test.describe('a dropdown', () => {
  rich('that keys opened stays while the mouse passes over it', async ({openPage}) => {
    const page = await openPage(PATH);
    const more = dropdown(page);
    await more.button.press('Enter');
    await more.button.hover();
    await leave(page);
    await expectOpen(more, true);
  });

  rich(
    'stays while the focus is on one of its links, though the mouse left',
    async ({openPage}) => {
      const page = await openPage(PATH);
      const more = dropdown(page);
      await more.button.focus();
      await more.button.hover();
      await page.keyboard.press('Tab');
      await leave(page);
      await expectOpen(more, true);
      await expect(more.menu.getByRole('link').first()).toBeFocused();
      await page.locator('.navbar__inner .navbar__brand').focus();
      await expectOpen(more, false);
    },
  );

  rich('opens for mouse and focus without scripts', async ({openPage}) => {
    const page = await openPage(PATH, {javaScript: false});
    const {button, menu} = dropdown(page);
    await expect(menu).toBeHidden();
    await button.hover();
    await expect(menu).toBeVisible();
    await leave(page);
    await expect(menu).toBeHidden();
    await button.focus();
    await expect(menu).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(menu.getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(menu).toBeHidden();
  });
});
