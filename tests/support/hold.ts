import type {Page} from '@playwright/test';

/** Keeps requests of a page for some files back, until the function that comes back is called. */
export async function hold(page: Page, files: Parameters<Page['route']>[0]): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
