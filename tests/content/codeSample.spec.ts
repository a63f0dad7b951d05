import {expect, test} from '../support/test';

const PAGE = '/theme-preview';
/** How long a button says that it copied (src/elements/codeSample). */
const COPIED_MS = 2000;
/** Narrower than the output of a list. In pixels. */
const NARROW = 640;

test.describe('a code sample', () => {
  test('is copied as it reads, and says so', async ({openPage}) => {
    const page = await openPage('/toolhive/quickstart');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const sample = page
      .locator('figure[data-code=input]')
      .filter({hasText: /VERSION=\d/})
      .first();
    await sample.getByRole('button', {name: 'Copy code'}).click();
    await expect.poll(() => sample.locator('[role=status]').innerText()).toBe('Copied');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(
      /^VERSION=0\.0\.47\nARCH=amd64\ncurl -LO https:\/\/\S+\ntar -xzf .*\nsudo install .*thv$/,
    );
  });

  test('that is copied twice says so for as long as after the second time', async ({openPage}) => {
    const page = await openPage(PAGE);
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const button = page.locator('button[data-action=copy]').first();
    await button.click();
    await expect(button.locator('[data-status]')).toHaveText('Copied');
    await page.clock.runFor(COPIED_MS - 100);
    await button.click();
    await page.evaluate(() => navigator.clipboard.readText());
    await page.clock.runFor(COPIED_MS - 100);
    await expect(button.locator('[data-status]')).toHaveText('Copied');
    await page.clock.runFor(200);
    await expect(button.locator('[data-status]')).toHaveText('Copy code');
    // The button's name is no news.
    await expect(button.locator('[role=status]')).toHaveCount(0);
  });

  test('of a change is copied without the lines that go away', async ({openPage}) => {
    const page = await openPage(PAGE);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const sample = page.locator('figure[data-code]:has(.del)').first();
    await sample.locator('button[data-action=copy]').click();
    const removed = (await sample.locator('.del').first().innerText()).trim();
    const added = (await sample.locator('.add').first().innerText()).trim();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain(added);
    expect(
      (await page.evaluate(() => navigator.clipboard.readText()))
        .split('\n')
        .map((line) => line.trim()),
    ).not.toContain(removed);
  });

  test('copies without TLS as well, where browsers have no clipboard for scripts', async ({
    openPage,
  }) => {
    const page = await openPage(PAGE);
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', {value: undefined}));
    const sample = page.locator('figure[data-code=input]').first();
    await sample.locator('button[data-action=copy]').click();
    await expect(sample.locator('button[data-action=copy]')).toHaveAttribute('data-copied');
    await page.keyboard.press('/');
    await page.getByRole('combobox', {name: 'Search'}).waitFor();
    await page.keyboard.press('Control+v');
    await expect(page.getByRole('combobox', {name: 'Search'})).toHaveValue(
      (await sample.locator('code').innerText()).trim(),
    );
  });

  test('of a change is copied without these lines where browsers have no clipboard for scripts', async ({
    openPage,
  }) => {
    const page = await openPage(PAGE);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const clipboard = await page.evaluateHandle(() => navigator.clipboard);
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', {value: undefined}));
    const sample = page.locator('figure[data-code]:has(.del)').first();
    await sample.locator('button[data-action=copy]').click();
    await expect(sample.locator('button[data-action=copy]')).toHaveAttribute('data-copied');
    const copied = (await clipboard.evaluate((real) => real.readText())).split('\n');
    const lineOf = async (kind: string) => (await sample.locator(kind).first().innerText()).trim();
    expect(copied.map((line) => line.trim())).toContain(await lineOf('.add'));
    expect(copied.map((line) => line.trim())).not.toContain(await lineOf('.del'));
  });

  test('selects the text and says how to copy it when the browser forbids it, also right after it allowed it', async ({
    openPage,
  }) => {
    const page = await openPage(PAGE);
    await page.evaluate(() => {
      Object.assign(document, {execCommand: () => false});
      Object.defineProperty(navigator, 'clipboard', {
        value: {
          writeText: () =>
            document.querySelector('[data-copied]')
              ? Promise.reject(new Error('denied'))
              : Promise.resolve(),
        },
      });
    });
    const sample = page.locator('figure[data-code=input]').first();
    const button = sample.locator('button[data-action=copy]');
    await button.click();
    await expect(button).toHaveAttribute('data-copied');
    await button.click();
    await expect
      .poll(() => sample.locator('[role=status]').innerText())
      .toContain('blocked by the browser');
    await expect(button).not.toHaveAttribute('data-copied');
    expect(await page.evaluate(() => getSelection()?.toString())).toBe(
      (await sample.locator('code').innerText()).trim(),
    );
  });

  test('that the browser would not copy is not copied in the place of other text later', async ({
    openPage,
  }) => {
    const page = await openPage(PAGE);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const clipboard = await page.evaluateHandle(() => navigator.clipboard);
    await page.evaluate(() => {
      Object.assign(document, {execCommand: () => false});
      Object.defineProperty(navigator, 'clipboard', {value: undefined});
    });
    const copied = () => clipboard.evaluate((real) => real.readText());
    const sample = page.locator('figure[data-code=input]').first();
    const button = sample.locator('button[data-action=copy]');
    const press = async () => {
      await button.click();
      await expect(sample.locator('[role=status]')).toContainText('blocked by the browser');
    };
    await press();
    await page.keyboard.press('Control+C');
    expect((await copied()).trim()).toBe((await sample.locator('code').innerText()).trim());

    await press();
    const heading = page.getByRole('heading', {level: 1});
    await heading.evaluate((element) => getSelection()?.selectAllChildren(element));
    await page.keyboard.press('Control+C');
    expect(await copied()).toBe(await heading.innerText());
  });

  test('wraps the lines of commands and of nothing else, never a flag, and has no button for it there', async ({
    openPage,
  }) => {
    const page = await openPage('/toolhive/guides-cli/run-mcp-servers');
    const cut = (kind: string) =>
      page
        .locator(`figure[data-code=${kind}]:visible pre`)
        .evaluateAll((all) =>
          all.flatMap((pre) => (pre.scrollWidth > pre.clientWidth ? [pre.textContent] : [])),
        );
    expect(await page.locator('figure[data-code=input]:visible').count()).toBeGreaterThan(20);
    expect(await cut('input')).toEqual([]);
    await page.setViewportSize({width: 320, height: 844});
    expect(await cut('input')).toEqual([]);
    expect(await cut('output')).not.toEqual([]);
    await page.setViewportSize({width: 390, height: 844});
    const flags = await page.locator('figure[data-wrap]:visible .tp').evaluateAll((all) =>
      all.map((flag) => {
        const text = document.createRange();
        text.selectNodeContents(flag);
        return text.getClientRects().length;
      }),
    );
    expect(flags.length).toBeGreaterThan(20);
    expect(new Set(flags)).toEqual(new Set([1]));
    const command = page.locator('figure[data-wrap=always]').first();
    await expect(command.getByRole('button', {name: 'Copy code'})).toBeAttached();
    await expect(
      page.locator('figure[data-wrap=always]').getByRole('button', {name: 'Wrap long lines'}),
    ).toHaveCount(0);
  });

  for (const width of [1280, 390]) {
    test(`cuts no word of a URL in two at ${width} pixels`, async ({openPage}) => {
      const page = await openPage('/toolhive/reference/api', {width});
      const rows = await page.locator('figure[data-wrap=always]:visible code').evaluateAll((all) =>
        all.flatMap((code) => {
          const letter = document.createRange();
          const rows: string[] = [];
          let bottom = 0;
          for (const texts = document.createTreeWalker(code, NodeFilter.SHOW_TEXT); ;) {
            const text = texts.nextNode() as Text | null;
            if (!text) return rows;
            for (let at = 0; at < text.length; at += 1) {
              letter.setStart(text, at);
              letter.setEnd(text, at + 1);
              const box = letter.getBoundingClientRect();
              if (box.top >= bottom) rows.push('');
              bottom = Math.max(bottom, box.bottom);
              rows.push((rows.pop() ?? '') + text.data.charAt(at));
            }
          }
        }),
      );
      expect(rows.join('')).toContain('http://localhost:8080/api/v1beta/workloads/osv-local/stop');
      const cut = rows.filter(
        (row, index) => /\w$/.test(row) && !/^[\s/]/.test(rows[index + 1] ?? '/'),
      );
      expect(rows.length).toBeGreaterThan(40);
      expect(cut).toEqual([]);
    });
  }

  test('has a ground behind its buttons also where colours are forced', async ({openPage}) => {
    const page = await openPage('/toolhive/quickstart', {
      width: 390,
      before: (blank) => blank.emulateMedia({forcedColors: 'active'}),
    });
    const copy = page.locator('figure[data-code=output]:visible [data-action=copy]').first();
    await expect(copy).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  });

  test('wraps its long lines on request', async ({openPage}) => {
    const page = await openPage(PAGE, {width: NARROW});
    const sample = page.locator('figure[data-code=output]').filter({hasText: 'my-github'});
    const overflow = () =>
      sample.locator('pre').evaluate((pre) => pre.scrollWidth > pre.clientWidth);
    expect(await overflow()).toBe(true);
    const button = sample.getByRole('button', {name: 'Wrap long lines'});
    await button.focus();
    await page.keyboard.press('Enter');
    expect(await overflow()).toBe(false);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
  });

  test('offers to wrap lines only where one is cut off; the button stays under the focus after it is pressed', async ({
    openPage,
  }) => {
    const page = await openPage(PAGE, {width: NARROW});
    const wrap = (kind: string, text: string) =>
      page
        .locator(`figure[data-code=${kind}]:visible`)
        .filter({hasText: text})
        .first()
        .locator('[data-action=wrap]');
    const [ofLong, ofShort] = [wrap('output', 'my-github'), wrap('input', 'registered_clients')];
    await expect(ofLong).toBeVisible();
    await expect(ofShort).toBeHidden();
    // The choice holds for the next page, also for samples that would fit.
    await ofLong.click();
    await page.reload();
    await expect(ofShort).toHaveAttribute('aria-pressed', 'true');
    await ofShort.focus();
    await page.keyboard.press('Enter');
    await expect(ofShort).toHaveAttribute('aria-pressed', 'false');
    await expect(ofShort).toBeFocused();
    await ofShort.blur();
    await expect(ofShort).toBeHidden();
  });

  test('marks output, highlighted and changed lines and has numbers, with no inline style', async ({
    openPage,
  }) => {
    const page = await openPage(PAGE);
    for (const mark of [
      'figure[data-code=output]',
      '.hl',
      '.add',
      '.del',
      'figure[data-numbers]',
      'figure[data-wrap=yes]',
    ]) {
      expect(await page.locator(mark).count(), mark).toBeGreaterThan(0);
    }
    await expect(page.locator('[data-content] figure[data-code] [style]')).toHaveCount(0);
  });
});
