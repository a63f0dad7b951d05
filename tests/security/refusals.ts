import type {BrowserContext, Page} from '@playwright/test';

declare global {
  interface Window {
    refused?: string[];
  }
}

/** Notes what the content policy refuses on each document of a page, workers included by their console. */
export async function noteRefusals(page: Page | BrowserContext): Promise<void> {
  await page.addInitScript(() => {
    window.refused = [];
    document.addEventListener(
      'securitypolicyviolation',
      ({effectiveDirective, blockedURI, sample, sourceFile, lineNumber}) => {
        window.refused?.push(
          `${location.pathname}: ${effectiveDirective} refuses ${blockedURI} ${sample} (${sourceFile}:${lineNumber})`,
        );
      },
    );
  });
}

/** What was refused on the document that is on the page now. */
export const refusals = (page: Page): Promise<string[]> =>
  page.evaluate(() => window.refused ?? ['nothing was noted']);
