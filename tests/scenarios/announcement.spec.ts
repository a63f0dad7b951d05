import type {Page} from '@playwright/test';
import {expect, ready, test} from '../support/test';
import {scenario} from './support/scenario';

const closable = scenario('rich');
const standing = scenario('plain');

const bar = (page: Page) => page.locator('.theme-announcement-bar');
const closeButton = (page: Page) => bar(page).getByRole('button', {name: 'Close'});
const colors = (page: Page) =>
  bar(page).evaluate((element) => [
    getComputedStyle(element).backgroundColor,
    getComputedStyle(element).color,
  ]);
const stored = (page: Page) =>
  page.evaluate(() => [
    localStorage.getItem('docusaurus.announcement.dismiss'),
    localStorage.getItem('docusaurus.announcement.id'),
  ]);

test.describe('the announcement bar', () => {
  closable('the bar shows its content', {tag: ['@3.1-1', '@4-24']}, async ({openPage}) => {
    const page = await openPage('/toolhive/');
    expect(await bar(page).innerText()).toMatch(/^There is news: read it/);
    expect(await bar(page).locator('b').innerText()).toBe('news');
    await bar(page).getByRole('link', {name: 'read it'}).click();
    await page.waitForURL('**/toolhive/quickstart');
  });

  closable('the bar is above the navbar', {tag: '@2.2-2'}, async ({openPage}) => {
    const page = await openPage('/toolhive/', {width: 390});
    const box = await bar(page).boundingBox();
    expect(box?.height).toBeGreaterThan(0);
    expect((await page.locator('.navbar').boundingBox())?.y).toBeGreaterThanOrEqual(
      (box?.y ?? 0) + (box?.height ?? Infinity),
    );
  });

  closable('the bar has its colours', {tag: '@3.1-2'}, async ({openPage}) => {
    expect(await colors(await openPage('/'))).toEqual(['rgb(16, 64, 32)', 'rgb(240, 255, 240)']);
  });

  closable('without scripts no button says that it closes', async ({openPage}) => {
    const page = await openPage('/', {javaScript: false});
    await expect(bar(page)).toBeVisible();
    await expect(closeButton(page)).toBeHidden();
  });

  standing('another bar has other colours', {tag: '@3.1-2'}, async ({openPage}) => {
    expect(await colors(await openPage('/', {javaScript: false}))).toEqual([
      'rgb(64, 32, 16)',
      'rgb(255, 240, 240)',
    ]);
  });

  closable(
    'only a closable bar has a button that closes it',
    {tag: ['@3.1-3', '@4-25']},
    async ({openPage}) => {
      const page = await openPage('/toolhive/');
      expect(await closeButton(page).evaluate((button) => getComputedStyle(button).color)).toBe(
        (await colors(page))[1],
      );
      await closeButton(page).click();
      await expect(bar(page)).toHaveCount(0);
    },
  );

  standing(
    'a bar that cannot be closed has no button, and stays for readers who closed another',
    {tag: ['@3.1-3', '@4-25']},
    async ({openPage}) => {
      const page = await openPage('/toolhive/');
      await expect(bar(page).getByRole('button')).toHaveCount(0);
      await page.evaluate(() => localStorage.setItem('docusaurus.announcement.dismiss', 'true'));
      await page.evaluate(() => localStorage.setItem('docusaurus.announcement.id', 'other-news'));
      await page.reload();
      await ready(page);
      await expect(bar(page)).toBeVisible();
    },
  );

  closable(
    'the dismissal and the id of the bar are in storage',
    {tag: '@3.1-4'},
    async ({openPage}) => {
      const page = await openPage('/toolhive/');
      expect(await stored(page)).toEqual(['false', 'first-news']);
      await closeButton(page).click();
      expect(await stored(page)).toEqual(['true', 'first-news']);
    },
  );

  closable(
    'a closed bar stays away until its id changes',
    {tag: '@4-26'},
    async ({openPage, siteUrl}) => {
      const page = await openPage('/toolhive/');
      await closeButton(page).click();
      await page.goto(`${siteUrl}/`);
      await expect(bar(page)).toBeHidden();
      await ready(page);
      await expect(bar(page)).toBeHidden();

      // The site with other news. Its policy would name the hash of its own first script.
      await page.route('**/*', async (route) => {
        if (route.request().resourceType() !== 'document') return route.fallback();
        const response = await route.fetch();
        const body = await response.text();
        expect(body).toContain('first-news');
        const {'content-security-policy': _, ...headers} = response.headers();
        await route.fulfill({
          response,
          headers,
          body: body.replaceAll('first-news', 'second-news'),
        });
      });
      await page.reload();
      await ready(page);
      await expect(bar(page)).toBeVisible();
      expect(await stored(page)).toEqual(['false', 'second-news']);
    },
  );
});
