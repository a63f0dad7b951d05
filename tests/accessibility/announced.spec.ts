import {KINDS_OF_PAGE} from '../routes';
import {openBox} from '../search/box';
import {scrollTo} from '../support/scrollTo';
import {expect, test} from '../support/test';

const GUIDE = '/toolhive/guides-cli/install';

test.describe('readers who hear the page', () => {
  test('hear the title of the page that a link has led to', async ({openPage}) => {
    const page = await openPage(GUIDE);
    await page
      .locator('.theme-doc-sidebar-container')
      .getByRole('link', {name: 'Secrets', exact: true})
      .click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Manage secrets');
    await expect(page.locator('#__docusaurus > [role=region]')).toHaveAccessibleName(
      await page.title(),
    );
  });

  test('go on at the place that a link of the page has led to', async ({openPage}) => {
    const page = await openPage(GUIDE);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.locator('#main')).toBeFocused();
    await page
      .getByRole('navigation', {name: 'On this page'})
      .getByRole('link', {name: 'Verify the installation'})
      .press('Enter');
    await expect(page.getByRole('heading', {name: 'Verify the installation'})).toBeFocused();
  });

  test('hear the kind of a note before its title, which names the note', async ({openPage}) => {
    const page = await openPage(GUIDE);
    const note = page.getByRole('note', {name: 'Warning: DOCKER_HOST is not read', exact: true});
    await expect(note).toContainText('DOCKER_HOST');
    await expect(page.getByRole('note')).toHaveCount(
      await page.locator('.theme-admonition').count(),
    );
  });

  test('hear what a cell of a table belongs to', async ({openPage}) => {
    const page = await openPage(KINDS_OF_PAGE.command);
    const flags = page.getByRole('table').filter({hasText: 'Default'}).first();
    const rows = flags.locator('tbody').getByRole('row');
    await expect(flags.getByRole('rowheader')).toHaveCount(await rows.count());
    await expect(flags.getByRole('rowheader').first()).toHaveAccessibleName(/^--/);
  });

  test('hear a heading as its text alone, and the link to it after it', async ({openPage}) => {
    const page = await openPage(GUIDE);
    const heading = page.locator('.markdown h2').first();
    const name = (await heading.textContent()) ?? '';
    await expect(heading).toHaveAccessibleName(name);
    await expect(page.locator('.markdown h2 + .hash-link').first()).toHaveAccessibleName(
      `Direct link to ${name}`,
    );
  });

  test('hear the names of links and buttons once', async ({openPage}) => {
    const page = await openPage(GUIDE);
    for (const named of [
      page.locator('.markdown h2 + .hash-link').first(),
      page.locator('nav.navbar .social-link').first(),
      page.locator('nav.navbar color-mode-toggle button').first(),
    ]) {
      await expect(named).toHaveAccessibleName(/\w/);
      await expect(named).toHaveAccessibleDescription('');
    }
  });

  test('go on at the beginning of the page after the button that leads there', async ({
    openPage,
  }) => {
    const page = await openPage(GUIDE, {reducedMotion: 'reduce'});
    await scrollTo(page, 2000);
    await scrollTo(page, 1800);
    await page.getByRole('button', {name: 'Scroll back to top'}).press('Enter');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', {name: 'Skip to main content'})).toBeFocused();
  });

  test('hear that there are no recent searches', async ({openPage}) => {
    const page = await openPage(GUIDE);
    const {field} = await openBox(page);
    await expect(field).toHaveAccessibleDescription('No recent searches');
    await field.fill('secrets');
    await expect(field).toHaveAccessibleDescription('');
  });

  test('hear the place that a result leads to, and nothing of the page that they leave', async ({
    openPage,
  }) => {
    const page = await openPage('/');
    await openBox(page, 'already in use');
    await page.evaluate(() => {
      const focused: string[] = [];
      document.addEventListener('focusin', ({target}) => {
        focused.push((target as Element).textContent.trim());
      });
      Object.assign(window, {focused});
    });
    await page.keyboard.press('Enter');
    await expect(page.getByRole('rowheader', {name: /already in use/})).toBeFocused();
    const focused = await page.evaluate(() => (window as unknown as {focused: string[]}).focused);
    expect(focused.filter((text) => !text.includes('already in use'))).toEqual([]);
  });

  test('do not hear the panels of tabs that are not chosen', async ({openPage}) => {
    const page = await openPage(GUIDE);
    const tabs = page.locator('doc-tabs').first();
    const panels = tabs.locator('> [role=tabpanel]');
    const heard = () =>
      panels.evaluateAll((all) => all.map(({ariaHidden}) => ariaHidden !== 'true'));
    await expect.poll(heard).toEqual([true, false, false, false]);
    await tabs.getByRole('tab').nth(1).click();
    await expect.poll(heard).toEqual([false, true, false, false]);
  });

  test('hear them all without scripts, as all are shown', async ({openPage}) => {
    const page = await openPage(GUIDE, {javaScript: false});
    await expect(page.locator('[role=tabpanel][aria-hidden]')).toHaveCount(0);
  });

  test('hear of one link that it is the current page', async ({openPage}) => {
    const page = await openPage(GUIDE);
    await expect(page.locator('[aria-current=page]:visible')).toHaveText(['Install']);
  });

  test('hear the number of results once they stop typing', async ({openPage}) => {
    const page = await openPage(KINDS_OF_PAGE.guide);
    const {field, said} = await openBox(page);
    const texts = await said.evaluateHandle((status) => {
      const all: (string | null)[] = [];
      new MutationObserver(() => all.push(status.textContent)).observe(status, {
        subtree: true,
        childList: true,
        characterData: true,
      });
      return all;
    });
    await field.pressSequentially('secrets', {delay: 100});
    await expect(said).toHaveText(/^\d+ results for "secrets"$/);
    const last = await said.textContent();
    expect(await texts.jsonValue()).toEqual([last]);
  });
});

test('samples of the API reference keep to their boxes in a low window', async ({openPage}) => {
  const page = await openPage(KINDS_OF_PAGE['API reference'], {width: 667, height: 375});
  await page.mouse.wheel(0, 2000);
  await expect(page.locator('hiding-navbar')).toHaveAttribute('data-hidden');
  const spilling = await page
    .locator('[data-samples]')
    .evaluateAll((all) => all.filter((box) => box.scrollHeight > box.clientHeight + 1).length);
  expect(spilling).toBe(0);
});
