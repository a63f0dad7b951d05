import {contents, followInPlace, topOf} from '../journeys/parts';
import {scrollTo} from '../support/scrollTo';
import {expect, test} from './test';

test('a link to a section leads there, and back leads to the place before', async ({openPage}) => {
  const page = await openPage('/toolhive/guides-cli/run-mcp-servers');
  await scrollTo(page, 300);
  const link = contents(page).getByRole('link').nth(3);
  const section = page.locator(
    `[id="${await link.evaluate(({hash}: HTMLAnchorElement) => hash.slice(1))}"]`,
  );
  await followInPlace(page, link);
  await expect.poll(() => topOf(section)).toBeLessThan(200);
  await page.evaluate(() => history.back());
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(300);
});

test('a link to text far down leads to it', async ({openPage}) => {
  const text = 'After thv stop, the server';
  const page = await openPage(
    `/toolhive/guides-cli/manage-mcp-servers#:~:text=${encodeURIComponent(text)}`,
  );
  const isInSight = () =>
    page.evaluate((start) => {
      const place = [...document.querySelectorAll('p')].find((p) => p.innerText.startsWith(start));
      const top = place?.getBoundingClientRect().top ?? -1;
      return top > 0 && top < innerHeight;
    }, text);
  await expect.poll(isInSight).toBe(true);
});
