import {expect, test} from './test';

const PART = '/reference/cli/thv_run.txt';
const PATIENCE_MS = 4000;

test('the page of a link at rest in sight is fetched where the page itself came fast', async ({
  openPage,
  siteUrl,
}) => {
  // A busy machine may be slow to send the page; one that is loaded anew comes from the cache.
  await expect(async () => {
    // WebKit starts a process while the first page of a window comes, which alone takes as long as a fast page may.
    const page = await openPage('/toolhive/');
    await page.goto(`${siteUrl}/toolhive/guides-cli/run-mcp-servers`);
    const isFetched = () =>
      page.evaluate(
        (part) => performance.getEntriesByType('resource').some(({name}) => name.endsWith(part)),
        PART,
      );
    await expect.poll(isFetched, {timeout: PATIENCE_MS}).toBe(true);
  }).toPass();
});
