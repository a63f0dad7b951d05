import {expect, test} from '../support/test';

interface Tool {
  readonly name: string;
  readonly execute: (input: object) => Promise<{content: {text: string}[]}>;
}
declare global {
  interface Window {
    offered: Tool[];
  }
}

test('a browser that has the interface is offered tools that answer; another loads nothing', async ({
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
  expect(asked.filter((url) => /page-extras|\/mcp$/.test(url))).toEqual([]);

  await page.addInitScript(() => {
    window.offered = [];
    Object.assign(document, {
      modelContext: {registerTool: (tool: Tool) => window.offered.push(tool)},
    });
  });
  await page.reload();
  await expect
    // The browser brings them when it has nothing else to do.
    .poll(() => page.evaluate(() => window.offered.map(({name}) => name)), {timeout: 20_000})
    .toEqual(['search_docs', 'get_page', 'check_command']);
  const answer = await page.evaluate(() =>
    window.offered[2]?.execute({command_line: 'thv run --prot 1 fetch'}),
  );
  expect(answer?.content[0]?.text).toContain('--port');
});
