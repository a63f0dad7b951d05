import type {Page} from '@playwright/test';

/** Makes a page believe that it was built with other search variables: `hosts:["/answers"]`. */
export async function useDoor(page: Page, setting: string): Promise<void> {
  await page.route(/assets\/js\/main\.\w+\.js$/, async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    await route.fulfill({
      response,
      body: body.replace('indexName:"docs"', `indexName:"docs",${setting}`),
    });
  });
}
