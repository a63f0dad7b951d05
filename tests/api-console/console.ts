import type {Locator, Page} from '@playwright/test';
import {API_PAGE} from '../api-reference/page';
import type {OpenPage, Reader} from '../support/test';

/** Opens the API reference, and the console of an operation. */
export async function openConsole(
  openPage: OpenPage,
  operation: string,
  reader: Reader = {},
): Promise<{page: Page; console: Locator}> {
  const page = await openPage(API_PAGE, {reducedMotion: 'reduce', ...reader});
  return {page, console: await consoleOf(page, operation)};
}

/** Opens the console of an operation of the page. */
export async function consoleOf(page: Page, operation: string): Promise<Locator> {
  const section = page.locator(`[data-operation=${operation}]`);
  await section.getByRole('button', {name: /^Try it/}).click();
  const found = section.getByRole('region', {name: /^Console: /});
  await found.waitFor();
  return found;
}

/** The button that sends, whatever it says now. */
export const sendButton = (console: Locator): Locator => console.locator('[data-send]');

/** Status and meaning of the response. */
export const responseStatus = (console: Locator): Locator =>
  console.getByRole('group', {name: 'Response'}).getByRole('status').first();

/** The body of the response as text. */
export const responseBody = (console: Locator): Locator =>
  console.getByRole('group', {name: 'Body of the response'});

/** Sends to a server of the reader's own. */
export async function chooseServer(console: Locator, host: string): Promise<void> {
  await console.getByLabel('Your own server').check();
  await console.getByLabel('{host}').fill(host);
}
