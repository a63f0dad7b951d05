import type {Page} from '@playwright/test';

/** Whether any part of the navbar is inside the window, once it has stopped moving. */
export const isNavbarShown = (page: Page): Promise<boolean> =>
  page.getByRole('navigation', {name: 'Main', exact: true}).evaluate(async (navbar) => {
    // One whose place another takes is broken off.
    await Promise.allSettled(navbar.getAnimations().map((animation) => animation.finished));
    return navbar.getBoundingClientRect().bottom > 0;
  });
