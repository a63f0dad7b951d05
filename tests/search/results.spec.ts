import {expect, test} from '../support/test';
import {openBox} from './box';

const PAGE = '/toolhive/quickstart';
const KINDS = ['Guide', 'Command', 'API', 'Concept', 'Tutorial', 'Reference'];

test.describe('what the search box finds', () => {
  test(
    'at most 20 hits, in groups of at most 5 of one page each',
    {tag: '@9-12'},
    async ({openPage}) => {
      const page = await openPage(PAGE);
      const {dialog} = await openBox(page, 'transport');
      const groups = await dialog.getByRole('group').evaluateAll((elements) =>
        elements.map((group) => ({
          name: group.ariaLabel,
          pages: [...group.querySelectorAll('a')].map(({href}) => href.split('#')[0]),
        })),
      );
      expect(groups.length).toBeGreaterThan(1);
      expect(groups.flatMap(({pages}) => pages).length).toBeLessThanOrEqual(20);
      for (const {name, pages} of groups) {
        expect(name).toBeTruthy();
        expect(pages.length).toBeLessThanOrEqual(5);
        expect(new Set(pages).size).toBe(1);
      }
      expect(groups.some(({pages}) => pages.length > 1)).toBe(true);
    },
  );

  for (const [message, row] of [
    [
      'failed to fetch registry data from URL https://reg.corp/r.json: Get "https://reg.corp/r.json": context deadline exceeded',
      /failed to fetch registry data/,
    ],
    [
      'error: resource mapping not found for name: "fetch" namespace: "" from "fetch.yaml": no matches for kind "MCPServer" in version "toolhive.stacklok.dev/v1alpha1"',
      /no matches for kind/,
    ],
    ['User "system:serviceaccount:x:y" cannot list resource "mcpservers"', /./],
  ] as const)
    test(`a pasted message is found with the quotes in it: ${message.slice(0, 40)}`, async ({
      openPage,
    }) => {
      const page = await openPage(PAGE);
      const box = await openBox(page, message);
      await expect(box.options.filter({hasText: row}).first()).toBeVisible();
    });

  test('each hit has a marked title, a place, and the kind of its page', async ({openPage}) => {
    const page = await openPage(PAGE);
    const {options} = await openBox(page, 'transport');
    const first = options.first();
    expect(await first.locator('mark').first().innerText()).toMatch(/transport/i);
    expect((await first.locator('.search-crumbs').innerText()).length).toBeGreaterThan(3);
    const [kind] = ((await first.textContent()) ?? '').split(':');
    expect(KINDS).toContain(kind);
    await expect(first.locator('svg').first()).toHaveAttribute('aria-hidden', 'true');
  });

  test('a command is called a command, a flag leads to its own line', async ({openPage}) => {
    const page = await openPage(PAGE);
    const {options} = await openBox(page, 'thv run --transport');
    expect(await options.first().textContent()).toMatch(/^Command: /);
    expect(await options.first().getAttribute('href')).toMatch(
      /\/reference\/cli\/thv_run#--transport$/,
    );
  });

  for (const [width, words] of [
    [1280, 10],
    [769, 10],
    [768, 5],
  ] as const) {
    test(
      `in a window of ${width} pixels a snippet has at most ${words} words`,
      {tag: '@9-11'},
      async ({openPage}) => {
        const page = await openPage(PAGE, {width, height: 800});
        const {dialog} = await openBox(page, 'container');
        const snippets = await dialog.locator('.search-snippet').allInnerTexts();
        expect(snippets.length).toBeGreaterThan(0);
        const longest = Math.max(
          ...snippets.map((text) => (text.match(/[\p{L}\p{N}]+/gu) ?? []).length),
        );
        expect(longest).toBeLessThanOrEqual(words * 1.5);
        expect(longest).toBeGreaterThan(words / 2);
      },
    );
  }

  test(
    'a link says how many results there are and leads to all of them',
    {tag: ['@2.3-14', '@7.1-8']},
    async ({openPage}) => {
      const page = await openPage(PAGE);
      const box = await openBox(page, 'transport');
      const link = box.dialog.locator('a', {hasText: /See all \d+ results/});
      const count = /\d+/.exec(await link.innerText())?.[0];
      await page.keyboard.press('ArrowUp');
      expect(await box.active()).toBe(await link.innerText());
      await page.keyboard.press('Enter');
      await page.waitForURL('**/search?q=transport');
      await expect
        .poll(() => page.locator('main').getByRole('status').innerText())
        .toBe(`${count} results for "transport"`);
      await expect(page.locator('.search-result')).toHaveCount(20);
    },
  );

  test('follows the combobox pattern', async ({openPage}) => {
    const page = await openPage(PAGE);
    const {field, dialog} = await openBox(page);
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    expect(await field.getAttribute('aria-controls')).toBeNull();
    expect(await field.getAttribute('aria-activedescendant')).toBeNull();

    await field.fill('transport');
    await dialog.getByRole('listbox').waitFor();
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await expect(field).toHaveAttribute('aria-haspopup', 'listbox');
    await expect(field).toHaveAttribute('aria-autocomplete', 'list');
    expect(await dialog.getByRole('listbox').getAttribute('id')).toBe(
      await field.getAttribute('aria-controls'),
    );
    await page.keyboard.press('ArrowDown');
    const selected = dialog.locator('[aria-selected=true]');
    await expect(selected).toHaveCount(1);
    expect(await selected.getAttribute('id')).toBe(
      await field.getAttribute('aria-activedescendant'),
    );
    expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  // Spec §2: "The panel opens only when there is at least one result." The panel is the list that the field controls.
  test('the panel is open only while there is a result', {tag: '@2.3-28'}, async ({openPage}) => {
    const page = await openPage(PAGE);
    const {field} = await openBox(page, 'transport');
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await field.fill('qzxvwq');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
  });

  test('readers who hear the page hear how many results there are', async ({openPage}) => {
    const page = await openPage(PAGE);
    const {said, field} = await openBox(page, 'transport');
    await expect.poll(() => said.innerText()).toMatch(/^\d+ results for "transport"$/);
    // Another query that finds as much is heard, too.
    await field.fill('transports');
    await expect.poll(() => said.innerText()).toMatch(/^\d+ results for "transports"$/);
    await field.fill('qzxvwq');
    await expect.poll(() => said.innerText()).toBe('No results for "qzxvwq"');
    await field.fill('');
    await expect.poll(() => said.innerText()).toBe('');
  });

  test('titles that a phone has no room for go on in a second line', async ({openPage}) => {
    const page = await openPage(PAGE, {width: 390});
    const {dialog} = await openBox(page, 'connection refused');
    const titles = await dialog.locator('.search-title').evaluateAll((all) =>
      all.map((title) => ({
        isCut: title.scrollWidth > title.clientWidth,
        lines: Math.round(title.clientHeight / parseFloat(getComputedStyle(title).lineHeight)),
      })),
    );
    expect(titles.filter(({isCut}) => isCut)).toEqual([]);
    expect(Math.max(...titles.map(({lines}) => lines))).toBe(2);
  });

  test('an active entry far down the list is brought into sight', async ({openPage}) => {
    const page = await openPage(PAGE, {height: 500, reducedMotion: 'reduce'});
    const {dialog} = await openBox(page, 'transport');
    for (let step = 0; step < 12; step += 1) await page.keyboard.press('ArrowDown');
    const [list, option] = [
      await dialog.getByRole('listbox').boundingBox(),
      await dialog.locator('[aria-selected=true]').boundingBox(),
    ];
    expect((option?.y ?? 0) + (option?.height ?? 0)).toBeLessThanOrEqual(
      (list?.y ?? 0) + (list?.height ?? 0),
    );
    expect(option?.y).toBeGreaterThanOrEqual(list?.y ?? Infinity);
  });
});
