import type {Locator, Page} from '@playwright/test';
import {expect} from '../support/test';

/** The parts of the search box, as readers and their programs find them. */
export interface Box {
  readonly button: Locator;
  readonly dialog: Locator;
  readonly field: Locator;
  readonly options: Locator;
  /** The entry that the field says is active. */
  readonly active: () => Promise<string>;
  readonly said: Locator;
}

export function boxOf(page: Page): Box {
  const dialog = page.getByRole('dialog', {name: 'Search'});
  const field = dialog.getByRole('combobox', {name: 'Search'});
  return {
    button: page.getByRole('button', {name: 'Search', exact: true}),
    dialog,
    field,
    options: dialog.getByRole('option'),
    active: async () => {
      const id = await field.getAttribute('aria-activedescendant');
      return id === null ? '' : dialog.locator(`[id="${id}"]`).innerText();
    },
    said: dialog.getByRole('status'),
  };
}

/** Opens the box with its key and, when there is a query, waits for what it finds. */
export async function openBox(page: Page, query = ''): Promise<Box> {
  const box = boxOf(page);
  await page.keyboard.press('/');
  await box.field.waitFor();
  if (query !== '') {
    await box.field.fill(query);
    await answered(box);
  }
  return box;
}

/** Waits until the answer to what is in the field is there. */
export async function answered(box: Box): Promise<void> {
  await expect(box.dialog).toHaveAttribute('data-status', 'idle');
}
