import {frailSite} from '../faults/frailSite';
import {contents, followInPlace, topOf} from '../journeys/parts';
import {isForPage} from '../support/pageRequest';
import {scrollTo} from '../support/scrollTo';
import {notIn} from './notIn';
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

for (const start of ['/', '/toolhive/'])
  test(
    `back from a page that the site did not make leads to the place before, on ${start}`,
    // Its driver loses a page that WebKit has kept in memory.
    {tag: notIn('webkit')},
    async ({openPage}) => {
      const site = await frailSite();
      try {
        site.stumble = (path) =>
          isForPage(path, '/toolhive/quickstart')
            ? new Response('<!doctype html><title>Moved</title><p>We are moving.', {
                headers: {'Content-Type': 'text/html'},
              })
            : undefined;
        const page = await openPage(undefined, {expected: [/third-party request/]});
        await page.goto(`${site.url}${start}`);
        await scrollTo(page, 400);
        const title = await page.title();
        await page
          .locator('a[href="/toolhive/quickstart"]')
          .first()
          .evaluate((link: HTMLElement) => link.focus({preventScroll: true}));
        await page.keyboard.press('Enter');
        await expect(page.locator('p').first()).toHaveText('We are moving.');
        // A document that Firefox has kept does not load again, which `goBack` would wait for.
        await page.evaluate(() => void setTimeout(() => history.back()));
        const place = () =>
          page
            .evaluate(() => [location.pathname, document.title, Math.round(scrollY)])
            .catch(() => 'on the way');
        await expect.poll(place).toEqual([start, title, 400]);
      } finally {
        await site.stop();
      }
    },
  );

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
