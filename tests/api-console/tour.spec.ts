import type {Page} from '@playwright/test';
import {API_PAGE} from '../api-reference/page';
import {expect, test} from '../support/test';

// Each mode and each width once.
const views = [
  {colorScheme: 'light', width: 1280, height: 844},
  {colorScheme: 'dark', width: 390, height: 844},
] as const;

const focused = (page: Page): Promise<string> =>
  page.evaluate(() => (document.activeElement?.textContent ?? '').trim());

/** Presses Tab until the focus is on what begins with a text. */
async function tabTo(page: Page, beginning: string): Promise<void> {
  for (let press = 0; press < 60; press += 1) {
    if ((await focused(page)).startsWith(beginning)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`No Tab leads to "${beginning}".`);
}

const state = (page: Page): Promise<string> => page.locator('.ac-states p').innerText();

test.describe('the workload tour', () => {
  for (const reader of views) {
    test(`is taken with the keyboard alone, in ${reader.colorScheme} mode at ${reader.width} pixels`, async ({
      openPage,
    }) => {
      const page = await openPage(`${API_PAGE}#try`, {...reader, reducedMotion: 'reduce'});
      // The reader comes by a link to the section, as the sidebar has one.
      await page.evaluate(() => document.querySelector<HTMLElement>('#try a')?.focus());
      await tabTo(page, 'Take the workload tour');
      await page.keyboard.press('Enter');
      await page.getByRole('region', {name: 'Workload tour'}).waitFor();
      for (const [status, next, after] of [
        ['201 Created', 'Next: list the workloads', 'running'],
        ['200 OK', 'Next: stop it', 'running'],
        ['204 No Content', 'Next: start it again', 'stopped'],
        ['204 No Content', 'Next: delete it', 'running'],
        ['204 No Content', 'Next: try a failing image', 'not created'],
        ['201 Created', 'Next: delete it', 'error'],
        ['204 No Content', 'Take the tour again', 'not created'],
      ] as const) {
        await tabTo(page, 'Send to the sandbox');
        await page.keyboard.press('Enter');
        // The focus waits on the button that leads on.
        await expect.poll(() => focused(page)).toBe(next);
        expect(await page.locator('.ac-step [role=status]').innerText()).toContain(status);
        await expect.poll(() => state(page)).toContain(after);
        await page.keyboard.press('Enter');
        await expect.poll(() => focused(page)).toMatch(/^(Step|Failure example,) \d/);
      }
      expect(await state(page)).toContain('clock-2');
    });
  }

  test('goes on where it was after the page is loaded anew, and begins again when the sandbox is emptied', async ({
    openPage,
  }) => {
    const page = await openPage(API_PAGE, {reducedMotion: 'reduce'});
    const opener = page.getByRole('button', {name: 'Take the workload tour'});
    await opener.click();
    await page.getByRole('button', {name: 'Send to the sandbox'}).click();
    await page.getByRole('button', {name: /^Next/}).waitFor();
    await page.reload();
    await opener.click();
    const heading = page.locator('.ac-step h3');
    await expect.poll(() => heading.innerText()).toMatch(/Step 2 of 5/);
    await expect.poll(() => state(page)).toContain('running');
    await page.getByRole('button', {name: 'Reset sandbox'}).click();
    await expect.poll(() => heading.innerText()).toMatch(/Step 1 of 5/);
    await expect.poll(() => state(page)).toContain('not created');
    await page.reload();
    await opener.click();
    await expect.poll(() => heading.innerText()).toMatch(/Step 1 of 5/);
  });

  test('goes on at its last step where a tour with more steps was left', async ({openPage}) => {
    const page = await openPage(API_PAGE, {reducedMotion: 'reduce'});
    await page.evaluate(() =>
      sessionStorage.setItem('api-console', JSON.stringify({tour: {step: 95, round: 0}})),
    );
    await page.reload();
    await page.getByRole('button', {name: 'Take the workload tour'}).click();
    const heading = page.getByRole('region', {name: 'Workload tour'}).locator('h3');
    await expect(heading).toContainText('Failure example, 2 of 2');
  });

  test('says so when another console has changed what it needs', async ({openPage}) => {
    const page = await openPage(API_PAGE, {reducedMotion: 'reduce'});
    const console = page.locator('[data-operation=createWorkload]');
    await console.getByRole('button', {name: /^Try it/}).click();
    await console.getByLabel('name').fill('clock');
    await console.locator('[data-send]').click();
    await page.getByRole('button', {name: 'Take the workload tour'}).click();
    await page.getByRole('button', {name: 'Send to the sandbox'}).click();
    await expect
      .poll(() => page.locator('.ac-step [role=status]').innerText())
      .toMatch(/409 Conflict\s+Expected 201 Created/);
    // The button that sent is gone; its focus is where the reader goes on.
    await expect(page.getByRole('button', {name: 'Start over'})).toBeFocused();
    await page.getByRole('button', {name: 'Start over'}).click();
    await page.getByRole('button', {name: 'Send to the sandbox'}).click();
    await expect
      .poll(() => page.locator('.ac-step [role=status]').innerText())
      .toContain('201 Created');
  });
});
