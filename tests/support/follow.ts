import type {Page} from '@playwright/test';

/** Follows a link that is put into the text. */
export const follow = (page: Page, href: string, clicks = 1): Promise<void> =>
  page.evaluate(
    ([to, times]) => {
      const link = Object.assign(document.createElement('a'), {href: to});
      document.querySelector('main')?.append(link);
      for (let click = 0; click < times; click += 1) link.click();
    },
    [href, clicks] as const,
  );
