import type {Page} from '@playwright/test';
import {expect, ready, test} from '../support/test';

const toggle = (page: Page) => page.locator('.navbar__inner button[class*="toggleButton"]').first();

/** What the reader sees and what is remembered. */
const state = (page: Page) =>
  page.evaluate(() => ({
    mode: document.documentElement.dataset['theme'],
    choice: document.documentElement.dataset['themeChoice'],
    stored: localStorage.getItem('theme'),
  }));

test.describe('colour mode', () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(
      `follows a system that prefers ${colorScheme}`,
      {tag: ['@1-6', '@4-5', '@4-7']},
      async ({openPage}) => {
        const page = await openPage('/toolhive/', {colorScheme});
        expect(await state(page)).toEqual({mode: colorScheme, choice: 'system', stored: null});
        const other = colorScheme === 'light' ? 'dark' : 'light';
        await page.emulateMedia({colorScheme: other});
        await expect.poll(async () => (await state(page)).mode).toBe(other);
      },
    );
  }

  test(
    'the toggle goes from system to light, to dark, and back to system',
    {tag: ['@1-5', '@3.1-19', '@4-6', '@4-9', '@9-24']},
    async ({openPage}) => {
      const page = await openPage('/toolhive/', {colorScheme: 'dark'});
      const seen = [];
      for (let click = 0; click < 3; click += 1) {
        await toggle(page).click();
        seen.push(await state(page));
      }
      expect(seen).toEqual([
        {mode: 'light', choice: 'light', stored: 'light'},
        {mode: 'dark', choice: 'dark', stored: 'dark'},
        {mode: 'dark', choice: 'system', stored: null},
      ]);
    },
  );

  test('changes at once, without a transition, for readers who prefer less motion', async ({
    openPage,
  }) => {
    const page = await openPage('/toolhive/guides-cli/run-mcp-servers', {
      colorScheme: 'light',
      reducedMotion: 'reduce',
    });
    // From system to light changes nothing, from light to dark all colors.
    await toggle(page).click();
    await toggle(page).click();
    const transitions = await page.evaluate(async () => {
      await new Promise(requestAnimationFrame);
      return document.getAnimations().length;
    });
    expect((await state(page)).mode).toBe('dark');
    expect(transitions).toBe(0);
  });

  test(
    'a choice wins over the system and is there after a reload, before any script of the site runs',
    {tag: '@4-12'},
    async ({openPage}) => {
      const page = await openPage('/toolhive/', {colorScheme: 'dark', expected: [/ERR_FAILED/]});
      await toggle(page).click();
      await page.route('**/*.js', (route) => route.abort());
      await page.reload({waitUntil: 'domcontentloaded'});
      expect((await state(page)).mode).toBe('light');
      await page.unroute('**/*.js');
      await page.reload();
      await ready(page);
      expect((await state(page)).choice).toBe('light');
    },
  );

  test(
    'a choice made in one tab shows in the others',
    {tag: '@4-13'},
    async ({openPage, siteUrl}) => {
      const first = await openPage('/toolhive/', {colorScheme: 'dark'});
      const second = await first.context().newPage();
      await second.goto(`${siteUrl}/toolhive/quickstart`);
      await ready(second);
      await toggle(first).click();
      await expect.poll(async () => (await state(second)).mode).toBe('light');
      await toggle(second).click();
      await expect.poll(async () => (await state(first)).mode).toBe('dark');
      for (const _ of ['system', 'light']) await toggle(second).click();
      await expect.poll(async () => (await state(first)).mode).toBe('light');
      await second.evaluate(() => localStorage.clear());
      await expect.poll(async () => (await state(first)).mode).toBe('dark');
    },
  );

  test(
    'the toggle says what is chosen and what a click does',
    {tag: '@2.2-25'},
    async ({openPage}) => {
      const page = await openPage('/toolhive/', {colorScheme: 'dark'});
      const names = [];
      for (let click = 0; click < 3; click += 1) {
        names.push(await toggle(page).getAttribute('aria-label'));
        await toggle(page).click();
      }
      expect(new Set(names).size).toBe(3);
      expect(names).toEqual([
        expect.stringMatching(/system/i),
        expect.stringMatching(/light/i),
        expect.stringMatching(/dark/i),
      ]);
    },
  );

  test('the toggle waits for the script that makes it work', {tag: '@4-11'}, async ({openPage}) => {
    const page = await openPage('/toolhive/', {javaScript: false});
    await expect(toggle(page)).toBeDisabled();
  });

  test('a page that the browser has kept follows the choice that was made meanwhile', async ({
    openPage,
  }) => {
    const page = await openPage('/toolhive/', {colorScheme: 'dark'});
    await page.evaluate(() => {
      dispatchEvent(new PageTransitionEvent('pagehide', {persisted: true}));
      // What other tabs store, a page that is kept does not hear.
      localStorage.setItem('theme', 'light');
      dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true}));
    });
    expect((await state(page)).mode).toBe('light');
  });

  test('an address that asks for a mode that there is not leaves the choice', async ({
    openPage,
  }) => {
    const page = await openPage('/toolhive/', {colorScheme: 'light'});
    await page.evaluate(() => localStorage.setItem('theme', 'dark'));
    await page.goto(`${page.url()}?docusaurus-theme=sepia`);
    expect(await state(page)).toEqual({mode: 'dark', choice: 'dark', stored: 'dark'});
  });

  test('a page that the browser has kept stays as it was asked for if no other choice was made', async ({
    openPage,
  }) => {
    const page = await openPage('/toolhive/?docusaurus-theme=light', {colorScheme: 'dark'});
    await page.evaluate(() => {
      for (const type of ['pagehide', 'pageshow'])
        dispatchEvent(new PageTransitionEvent(type, {persisted: true}));
    });
    expect(await state(page)).toEqual({mode: 'light', choice: 'light', stored: null});
  });
});
