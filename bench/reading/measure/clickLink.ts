import {setTimeout as sleep} from 'node:timers/promises';
import type {Browser} from 'playwright-core';
import type {Conditions} from './conditions';
import {openVisit} from './openVisit';

/** A link that every site's guide page shows on a phone without scrolling, and the heading it leads to. */
export const LINK = {
  from: '/toolhive/guides-cli/run-mcp-servers',
  to: '/toolhive/reference/cli/thv_run',
  heading: 'thv run',
};

/** Where that link is. Others, which show only at an anchor that has moved, come before it. */
export const LINK_ON_PAGE = `main :not(.moved) > a[href^="${LINK.to}"]`;

/** Long enough for a page to be done with itself: what it fetches ahead has been fetched. */
const READING_MS = 3000;

/** Milliseconds from the tap on a link in the text to the paint that shows the next page's heading. */
export async function clickLink(
  browser: Browser,
  site: string,
  conditions: Conditions,
): Promise<number> {
  const {context, page} = await openVisit(browser, conditions);
  await page.goto(site + LINK.from, {waitUntil: 'load'});
  await sleep(READING_MS);
  const link = page.locator(LINK_ON_PAGE).first();
  const box = await link.boundingBox();
  if (box === null) throw new Error(`${site}${LINK.from} shows no link to ${LINK.to}.`);
  await page.evaluate(
    (heading) =>
      sessionStorage.setItem(
        'bench',
        JSON.stringify({shift: 0, interaction: 0, copied: [], awaited: heading}),
      ),
    LINK.heading,
  );
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForFunction(
    () => sessionStorage.getItem('bench')?.includes('"shown"'),
    undefined,
    {polling: 50, timeout: 15_000},
  );
  const {clicked = NaN, shown = NaN} = await page.evaluate(
    () => JSON.parse(sessionStorage.getItem('bench') ?? '{}') as {clicked?: number; shown?: number},
  );
  await context.close();
  return shown - clicked;
}
