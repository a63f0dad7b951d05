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
