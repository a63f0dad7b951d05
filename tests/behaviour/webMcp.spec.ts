import {chromium} from '@playwright/test';
import {expect, test} from '../support/test';

/** What asks for the tools: their chunk, and the MCP server. */
const TOOLS = /page-extras|\/mcp$/;

test('a browser without the interface for assistants loads nothing for it', async ({
  openPage,
  siteUrl,
}) => {
  const asked: string[] = [];
  const page = await openPage(undefined, {
    before: (blank) => {
      blank.on('request', (request) => asked.push(request.url()));
      return Promise.resolve();
    },
  });
  await page.goto(`${siteUrl}/toolhive/quickstart`, {waitUntil: 'networkidle'});
  expect(asked.filter((url) => TOOLS.test(url))).toEqual([]);
});

test("the browser's own WebMCP lists the tools of the page, and calls them", async ({
  siteUrl,
  launchOptions,
}) => {
  const browser = await chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), '--enable-features=WebMCP'],
  });
  const page = await browser.newPage();
  await page.goto(`${siteUrl}/toolhive/quickstart`);
  await expect
    // The page brings them when the browser has nothing else to do.
    .poll(async () => (await page.webmcp.tools()).map(({name}) => name).sort(), {timeout: 20_000})
    .toEqual(['check_command', 'get_page', 'search_docs']);
  for (const {name, annotations, inputSchema} of await page.webmcp.tools()) {
    expect(annotations?.readOnly, name).toBe(true);
    expect(inputSchema, name).toMatchObject({type: 'object'});
  }
  const wrong = await page.webmcp.callTool('check_command', {
    command_line: 'thv run --prot 1 fetch',
  });
  expect(JSON.stringify(wrong)).toContain('--port');
  const unknown = await page.webmcp.callTool('get_page', {url: '/toolhive/nowhere'});
  expect(unknown).toMatchObject({isError: true});
  await browser.close();
});
