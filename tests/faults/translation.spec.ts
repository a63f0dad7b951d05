import type {Page} from '@playwright/test';
import {consoleOf, responseStatus, sendButton} from '../api-console/console';
import {API_PAGE} from '../api-reference/page';
import {answered, openBox} from '../search/box';
import {expect, ready, test} from '../support/test';

/**
 * Translates a page as Chrome does: an element with the other words takes the place of each text, and of each text that
 * comes later. The words are the same in guillemets.
 */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const name: string = 'font';
    const isOpen = (text: Text): boolean =>
      text.data.trim() !== '' &&
      text.parentElement?.closest('font, script, style, code, textarea, [translate=no]') === null;
    const translateAll = (root: Node): void => {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const found: Text[] = [];
      while (texts.nextNode()) found.push(texts.currentNode as Text);
      for (const text of found.filter(isOpen)) {
        const outer = document.createElement(name);
        const inner = document.createElement(name);
        inner.textContent = `«${text.data}»`;
        outer.append(inner);
        text.replaceWith(outer);
      }
    };
    translateAll(document.body);
    new MutationObserver((changes) => {
      for (const {target} of changes) translateAll(target.parentElement ?? target);
    }).observe(document.body, {childList: true, subtree: true, characterData: true});
  });
}

test.describe('on a page that the browser translates', () => {
  test('the search box answers one query after the other', async ({openPage}) => {
    const page = await openPage('/toolhive/quickstart');
    await translate(page);
    const box = await openBox(page, 'secret');
    await expect(box.options.first()).toContainText('«');
    const all = await box.options.last().innerText();
    for (const query of ['s', 'port', 'register client', 'secrets provider']) {
      await box.field.fill(query);
      await answered(box);
      await expect(box.options.first()).toBeVisible();
    }
    await box.field.fill('xyzzyqq');
    await expect(box.dialog).toContainText('No results for "xyzzyqq"');
    await box.field.fill('port');
    await answered(box);
    await expect(box.options.last()).toContainText(/See all \d+ results/);
    expect(await box.options.last().innerText()).not.toBe(all);
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname !== '/toolhive/quickstart');
    // The search is kept, and shown with the others.
    await openBox(page);
    await expect(page.getByRole('dialog').getByRole('row').first()).toBeVisible();
  });

  test('the results page shows what was found last', async ({openPage}) => {
    const page = await openPage('/search?q=port');
    const results = page.locator('.search-result');
    await results.first().waitFor();
    await translate(page);
    for (const query of ['secrets', 'secrets provider', 'provider', 'thv secret provider', 'run']) {
      await page.getByRole('searchbox').fill(query);
      await page.keyboard.press('Enter');
      await expect(page.locator('h1')).toContainText(`"${query}"`);
      await expect(page.locator('main div[data-status]')).toHaveAttribute('data-status', 'idle');
      await expect(results.locator('mark').first()).toBeVisible();
    }
    await page.getByRole('button', {name: /Command/}).click();
    await expect(page).toHaveURL(/kind=command/);
    await page.getByRole('searchbox').fill('xyzzyqq');
    await expect(page.getByRole('main')).toContainText('No results for "xyzzyqq"');
  });

  test('a console says what came of each request', async ({openPage}) => {
    const page = await openPage(API_PAGE, {reducedMotion: 'reduce'});
    await translate(page);
    const console = await consoleOf(page, 'createWorkload');
    await console.getByLabel('name').fill('not a name');
    await sendButton(console).click();
    await expect(responseStatus(console)).toContainText('400 Bad Request');
    const meaning = responseStatus(console).locator('.ac-hint');
    const ofMistake = await meaning.innerText();
    await console.getByLabel('name').fill('translated');
    await sendButton(console).click();
    await expect(responseStatus(console)).toContainText('201 Created');
    await sendButton(console).click();
    await expect(responseStatus(console)).toContainText('409 Conflict');
    await expect(meaning).not.toHaveText(ofMistake);
    await expect(meaning).toContainText('exists');
    await page.locator('[data-tour]').click();
    const tour = page.getByRole('region', {name: 'Workload tour'});
    await tour.getByRole('button', {name: 'Send to the sandbox'}).click();
    await expect(tour.locator('.ac-step').getByRole('status')).toContainText(/\d{3} /);
  });

  test('a link leads on, and the way back is there', async ({openPage}) => {
    const page = await openPage('/toolhive/quickstart');
    await translate(page);
    await page.locator('.pagination-nav__link--next').click();
    await page.waitForURL('**/concepts/mcp-primer');
    await expect(page.locator('h1')).toContainText('MCP primer');
    await page.goBack();
    await expect(page.locator('h1')).toContainText('Quickstart');
    await ready(page);
  });
});
