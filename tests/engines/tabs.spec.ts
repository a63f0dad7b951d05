import {expect, test} from './test';

test('a search of the page opens the tab in which it finds text', async ({
  openPage,
  browserName,
}) => {
  const page = await openPage('/toolhive/guides-cli/install');
  const found = await page.evaluate((isFirefox) => {
    const hidden = [...document.querySelectorAll('doc-tabs [data-value=powershell] p')].at(-1);
    const text = hidden?.textContent.slice(0, 40) ?? '';
    if (isFirefox) {
      // Not in the standard, but the search of the browser itself.
      (window as Window & {find?: (text: string) => boolean}).find?.(text);
    } else {
      // Elsewhere `find` passes by what the search would open: what the search does first, and then.
      const found = new Event('beforematch', {bubbles: true});
      hidden?.closest('[hidden=until-found]')?.dispatchEvent(found);
      hidden?.scrollIntoView({block: 'center'});
    }
    return text;
  }, browserName === 'firefox');
  expect(found).not.toBe('');
  const isShown = () =>
    page.evaluate((start) => {
      const place = [...document.querySelectorAll('p')].find((p) =>
        p.textContent.startsWith(start),
      );
      const top = place?.getBoundingClientRect().top ?? -1;
      const chosen = place?.closest('doc-tabs')?.querySelector('[aria-selected=true]')?.textContent;
      return [chosen, top > 0 && top < innerHeight];
    }, found);
  await expect.poll(isShown).toEqual(['PowerShell', true]);
});
