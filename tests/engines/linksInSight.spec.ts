import {expect, test} from './test';

const PART = '/reference/cli/thv_run.txt';
const PATIENCE_MS = 4000;

test('the page of a link at rest in sight is fetched where the page itself came fast', async ({
  openPage,
}) => {
  // A busy machine may be slow to send the page; one that is loaded anew comes from the cache.
  await expect(async () => {
    const page = await openPage('/toolhive/guides-cli/run-mcp-servers');
    const isFetched = () =>
      page.evaluate(
        (part) => performance.getEntriesByType('resource').some(({name}) => name.endsWith(part)),
        PART,
      );
    await expect.poll(isFetched, {timeout: PATIENCE_MS}).toBe(true);
  }).toPass();
});
