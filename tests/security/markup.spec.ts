import {expect, ready, test} from '../support/test';
import {withCanary} from './canary';
import {payloads} from './payloads';

/** What browsers say when they refuse. */
const expected = [
  /'javascript' URLs may not be used as base|Refused to refresh/,
  /Content Security Policy|This document requires 'Trusted|status of 404|ERR_/,
];

/** Ways to make markup of the page from a string. `text` is harmless: none may pass. */
const SINKS: Readonly<Record<string, string>> = {
  innerHTML: 'place.innerHTML = text',
  outerHTML: 'place.outerHTML = text',
  insertAdjacentHTML: "place.insertAdjacentHTML('beforeend', text)",
  'a template': "document.createElement('template').innerHTML = text",
  'a shadow root': "place.attachShadow({mode: 'open'}).innerHTML = text",
  setHTMLUnsafe: 'place.setHTMLUnsafe(text)',
  parseHTMLUnsafe: 'Document.parseHTMLUnsafe(text)',
  createContextualFragment: 'document.createRange().createContextualFragment(text)',
  'document.write': 'document.write(text)',
  execCommand: "document.execCommand('insertHTML', false, text)",
  srcdoc: "document.createElement('iframe').srcdoc = text",
};

test('no string becomes markup of a page, not even a harmless one', async ({openPage}) => {
  const page = await openPage('/toolhive/', {expected});
  for (const [name, code] of Object.entries(SINKS)) {
    const outcome = await page.evaluate(
      // From a timer, as an injected text would run: no policy binds what the debugger itself calls.
      `new Promise((done) => setTimeout(() => {
        const place = document.body.appendChild(document.createElement('div'));
        const text = '<p>harmless</p>';
        try { ${code}; done('passed') } catch (error) { done(error.name) }
      }))`,
    );
    expect(outcome, name).toBe('TypeError');
  }
});

test('a script comes from an address of the site, and from no blob', async ({openPage}) => {
  const page = await openPage('/toolhive/', {expected});
  const outcome = (address: string) =>
    page.evaluate(
      `new Promise((done) => setTimeout(() => {
        try { document.createElement('script').src = ${address}; done('passed') } catch (error) { done(error.name) }
      }))`,
    );
  expect(await outcome("'/assets/x.js'")).toBe('passed');
  for (const address of [
    "'https://example.com/x.js'",
    "'\\u0001javascript:canary()'",
    "'data:text/javascript,canary()'",
    "URL.createObjectURL(new Blob(['canary()']))",
  ])
    expect(await outcome(address), address).toBe('TypeError');
});

test('a page of the site that holds hostile markup is shown, and nothing of it runs', async ({
  openPage,
}) => {
  const page = await openPage(undefined, {expected, before: withCanary});
  const hostile = payloads(400, 20).join('\n').replaceAll('\0', '');
  await page.route('**/parts/toolhive/quickstart*', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html.replace(
      /<h1[^>]*>/,
      (heading) => `<div id=hostile>${hostile}</div>${heading}`,
    );
    expect(body.length, 'markup was put in').toBeGreaterThan(html.length);
    await route.fulfill({response, body});
  });
  await page.goto('/toolhive/');
  await ready(page);
  await page.evaluate(() => Object.assign(window, {isSameDocument: true}));
  await page
    .locator('.theme-doc-sidebar-container')
    .getByRole('link', {name: 'Quickstart', exact: true})
    .click();
  await page.locator('#hostile').waitFor({state: 'attached'});
  expect(await page.evaluate(() => 'isSameDocument' in window), 'opened within the site').toBe(
    true,
  );

  const tried = await page.evaluate(async () => {
    const all = [...document.querySelectorAll<HTMLElement>('#hostile *, #hostile ~ * *')];
    // What leaves the page would end the test, not run a script.
    addEventListener('click', (event) => {
      const link = (event.target as Element).closest('a');
      if (link && !/^\s*(?:javascript|data|vbscript):/i.test(link.href)) event.preventDefault();
    });
    for (const element of all) {
      for (const type of [
        'error',
        'load',
        'focus',
        'toggle',
        'mouseover',
        'start',
        'animationstart',
      ])
        element.dispatchEvent(new Event(type));
      if (element.matches('a[href], button')) element.click();
    }
    await new Promise((resolve) => setTimeout(resolve, 500));
    return all.length;
  });
  expect(tried).toBeGreaterThan(50);
  expect(await page.evaluate(() => window.ran)).toEqual([]);
});
