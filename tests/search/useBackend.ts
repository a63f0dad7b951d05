import type {Page} from '@playwright/test';

/** Keys of a setting, which pages hold as JSON. */
const KEY = /(^|[,{])(\w+):/g;

/** A page as it would be built with other search variables: `hosts:["/answers"]`. */
export function withSetting(html: string, setting: string): string {
  const changed = html.replace(
    '"indexName":"docs"',
    `"indexName":"docs",${setting.replace(KEY, '$1"$2":')}`,
  );
  if (changed === html) throw new Error('the page holds no settings of search');
  return changed;
}

/** Makes a page believe that it was built with other search variables, before its scripts run. */
export async function useBackend(page: Page, setting: string): Promise<void> {
  // The document itself stays the server's: browsers keep one that a test made up from other servers of this machine.
  await page.addInitScript(
    (added) => {
      document.addEventListener('readystatechange', () => {
        const text = document.querySelector('[data-site]')?.firstChild as Text | null | undefined;
        if (text && !text.data.includes(added))
          text.data = text.data.replace('"indexName":"docs"', `"indexName":"docs",${added}`);
      });
    },
    setting.replace(KEY, '$1"$2":'),
  );
}
