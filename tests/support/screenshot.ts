import {mkdir} from 'node:fs/promises';
import {fileURLToPath} from 'node:url';
import type {Page} from '@playwright/test';

const folder = fileURLToPath(new URL('../../reports/screens', import.meta.url));

/**
 * Takes a picture of a page for people to look at.
 *
 * @param name - Name of the picture in `reports/screens/`, without ending.
 * @param fullPage - The whole page rather than what the window shows.
 * @returns Where the picture is.
 */
export async function screenshot(page: Page, name: string, fullPage = false): Promise<string> {
  await mkdir(folder, {recursive: true});
  const path = `${folder}/${name}.png`;
  await page.screenshot({path, fullPage});
  return path;
}
