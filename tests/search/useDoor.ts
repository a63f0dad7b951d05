import type {Page} from '@playwright/test';

/** Keys of a setting, which pages hold as JSON. */
const KEY = /(^|[,{])(\w+):/g;

/** Makes a page believe that it was built with other search variables: `hosts:["/answers"]`. */
export async function useDoor(page: Page, setting: string): Promise<void> {
  await page.route(
    () => true,
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const body = await response.text();
      await route.fulfill({
        response,
        body: body.replace(
          '"indexName":"docs"',
          `"indexName":"docs",${setting.replace(KEY, '$1"$2":')}`,
        ),
      });
    },
  );
}
