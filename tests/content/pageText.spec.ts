import {isForPage, pageRequest} from '../support/pageRequest';
import {expect, test} from '../support/test';

const QUICKSTART = pageRequest('/toolhive/quickstart');

test.describe('the text of a page', () => {
  test('stays the HTML that was built: scripts change nothing in it', async ({openPage}) => {
    const path = '/toolhive/concepts/mcp-primer';
    const textOf = async (javaScript: boolean) =>
      (await openPage(path, {javaScript})).locator('.theme-doc-markdown').innerHTML();
    // Only what was laid out is marked.
    expect((await textOf(true)).replaceAll(' data-laid-out=""', '')).toBe(await textOf(false));
  });

  test('is not in the scripts', async ({openPage}) => {
    const scripts: string[] = [];
    const page = await openPage(undefined);
    page.on('response', (response) => {
      if (response.url().endsWith('.js'))
        void response.text().then(
          (text) => scripts.push(text),
          () => undefined,
        );
    });
    await page.goto(new URL('/toolhive/quickstart', (await openPage('/')).url()).href, {
      waitUntil: 'networkidle',
    });
    const sentence = await page.locator('.theme-doc-markdown > p').first().innerText();
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.join('')).not.toContain(sentence.slice(0, 40));
  });

  test('links to another page without loading the site again', async ({openPage}) => {
    const page = await openPage('/toolhive/');
    await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
    await page.locator('main a[href="/toolhive/quickstart"]').first().click();
    await expect(page).toHaveTitle(/^Quickstart/);
    await expect(page.locator('html[data-same-document]')).toHaveCount(1);
    expect(await page.locator('[data-content]').innerText()).toContain('thv version');
    await page.goBack();
    await expect.poll(() => page.locator('h1').innerText()).toBe('ToolHive documentation');
    expect(await page.locator('[data-content]').innerText()).toContain('Browse by task');
  });

  test('opens a link in a new tab when the reader asks for one', async ({openPage}) => {
    const page = await openPage('/toolhive/');
    const opened = page.context().waitForEvent('page');
    await page
      .locator('main a[href="/toolhive/quickstart"]')
      .first()
      .click({modifiers: ['ControlOrMeta']});
    await expect(await opened).toHaveURL(/\/toolhive\/quickstart/);
    expect(page.url()).toMatch(/\/toolhive\/$/);
  });

  test('is fetched once when a reader points at its link, before the click', async ({openPage}) => {
    const page = await openPage('/toolhive/');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.locator('main a[href="/toolhive/quickstart"]').first().hover();
    await expect
      .poll(() => asked.filter((path) => isForPage(path, '/toolhive/quickstart')))
      .toHaveLength(1);
    await page.locator('main a[href="/toolhive/quickstart"]').first().click();
    await expect(page).toHaveTitle(/^Quickstart/);
    expect(asked.filter((path) => isForPage(path, '/toolhive/quickstart'))).toHaveLength(1);
  });

  test('that cannot be fetched says so, and comes when the reader tries again', async ({
    openPage,
  }) => {
    const page = await openPage('/toolhive/', {expected: [/Failed to load resource/]});
    await page.route(QUICKSTART, (route) =>
      route.request().resourceType() === 'fetch' ? route.abort() : route.continue(),
    );
    await page.locator('.theme-doc-sidebar-container a', {hasText: 'Quickstart'}).click();
    await expect
      .poll(() => page.getByRole('alert').innerText())
      .toContain('This page could not be fetched');
    expect(new URL(page.url()).pathname).toBe('/toolhive/quickstart');
    const failedAgain = page.waitForEvent('requestfailed');
    await page.getByRole('button', {name: 'Retry'}).click();
    await failedAgain;
    await expect(page.getByRole('alert')).toHaveCount(1);
    await page.unroute(QUICKSTART);
    await page.getByRole('button', {name: 'Retry'}).click();
    await expect(page).toHaveTitle(/^Quickstart/);
    expect(await page.locator('main').innerText()).toContain('thv version');
  });

  for (const answer of [
    {status: 404, body: 'gone'},
    {status: 200, body: '<!doctype html><title>Another site</title>'},
  ]) {
    test(
      `whose answer is wrong (status ${answer.status}, "${answer.body}") is asked for again as a whole page`,
      {tag: '@8-8'},
      async ({openPage}) => {
        const page = await openPage('/toolhive/', {expected: [/Failed to load resource/]});
        await page.route(QUICKSTART, (route) =>
          route.request().resourceType() === 'fetch'
            ? route.fulfill({...answer, contentType: 'text/html'})
            : route.continue(),
        );
        await page.locator('.menu__link', {hasText: 'Quickstart'}).click();
        await expect(page).toHaveTitle(/^Quickstart/);
        expect(await page.locator('[data-content]').innerText()).toContain('thv version');
      },
    );
  }

  test('is complete without scripts, every tab panel under its name', async ({openPage}) => {
    const page = await openPage('/toolhive/guides-cli/install', {javaScript: false});
    const panels = page.locator('[data-tabs="install"]').first().locator('[role=tabpanel]');
    expect(await panels.count()).toBeGreaterThan(0);
    for (const panel of await panels.all())
      await expect(panel.locator('> .tab-name')).toBeVisible();
    const scripted = await openPage('/toolhive/guides-cli/install');
    await expect(scripted.locator('.tab-name').first()).toBeHidden();
  });
});
