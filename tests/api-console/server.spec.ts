import {execFile, spawn} from 'node:child_process';
import {mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {createServer, type RequestListener} from 'node:http';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {runSandbox} from '../../server/sandbox/testing/runProgram';
import {listen, type Listening} from '../../server/testing/listen';
import {expect, test} from '../support/test';
import {
  chooseServer,
  consoleOf,
  openConsole,
  responseBody,
  responseStatus,
  sendButton,
} from './console';

type Program = Awaited<ReturnType<typeof runSandbox>>;

/** Requests to the reader's own server are what these tests are about; so are the errors that browsers log for them. */
const expected = [
  /third-party request: http:\/\/(127\.0\.0\.1|localhost|box\.example\.net):/,
  /CORS|ERR_|Content Security Policy|status of 4/,
];

/** How long two programs may take to start on a busy machine. */
const START_MS = 60_000;

let open: Program;
let real: Program;
test.beforeAll(async () => {
  test.setTimeout(START_MS);
  [open, real] = await Promise.all([runSandbox(['--cors', '*']), runSandbox([])]);
});
test.afterAll(() => {
  for (const program of [open, real]) program.kill('SIGTERM');
});

const servers: Listening[] = [];
test.afterEach(() => Promise.all(servers.splice(0).map(({close}) => close())));

/** A server of which pages may read the answers; resolves with its host. */
async function serve(listener: RequestListener): Promise<string> {
  const server = await listen(
    createServer((request, response) => {
      response.setHeader('Access-Control-Allow-Origin', '*');
      listener(request, response);
    }),
  );
  servers.push(server);
  return hostOf(server);
}

const hostOf = ({url}: {readonly url: string}): string => url.replace('http://', '');

test.describe("a server of the reader's own", () => {
  test('answers when it lets the page in, and the copied curl command gets the same', async ({
    openPage,
  }) => {
    const {page, console} = await openConsole(openPage, 'createWorkload', {expected});
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await chooseServer(console, hostOf(open));
    await console.getByLabel('name').fill('over-http');
    await sendButton(console).click();
    await expect.poll(() => responseStatus(console).innerText()).toContain('201 Created');
    expect(await responseBody(console).innerText()).toContain('"over-http"');
    await console.getByText(/^Headers/).click();
    await expect(console.getByText('application/json', {exact: true}).last()).toBeVisible();

    const run = async (): Promise<string> => {
      await console.getByRole('button', {name: 'Copy as curl'}).click();
      await console.getByRole('button', {name: 'Copied'}).waitFor();
      const command = await page.evaluate(() => navigator.clipboard.readText());
      return (await promisify(execFile)('sh', ['-c', `${command} -s`])).stdout;
    };
    expect(await run()).toBe('Conflict: a workload called "over-http" exists\n');
    // Quotes, a line break and what a shell would run: the server complains about the very text.
    const nasty = `it's $(id) \`id\` "x" \\ !`;
    await console.getByLabel('name').fill(nasty);
    await sendButton(console).click();
    await expect.poll(() => responseStatus(console).innerText()).toContain('400 Bad Request');
    expect(await run()).toBe(`${await responseBody(console).innerText()}\n`);

    const get = await consoleOf(page, 'getWorkload');
    await get.getByLabel('name').fill(nasty);
    await sendButton(get).click();
    await expect.poll(() => responseStatus(get).innerText()).toContain('404 Not Found');
    await get.getByRole('button', {name: 'Copy as curl'}).click();
    await get.getByRole('button', {name: 'Copied'}).waitFor();
    const command = await page.evaluate(() => navigator.clipboard.readText());
    expect((await promisify(execFile)('sh', ['-c', `${command} -s`])).stdout).toBe(
      `${await responseBody(get).innerText()}\n`,
    );
  });

  test('gets the command by hand where the page may not copy, as over plain HTTP', async ({
    openPage,
  }) => {
    const {page, console} = await openConsole(openPage, 'getHealth');
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', {value: undefined}));
    await console.getByRole('button', {name: 'Copy as curl'}).click();
    await expect(console.getByRole('alert')).toContainText('Copying is blocked');
    await expect(console.getByText('curl -i http')).toBeVisible();
  });

  test('that sends no CORS headers, like the real one, is explained together with one that is not there', async ({
    openPage,
  }) => {
    const {page, console} = await openConsole(openPage, 'createWorkload', {expected});
    for (const host of [hostOf(real), '127.0.0.1:9']) {
      await chooseServer(console, host);
      await sendButton(console).click();
      await expect.poll(() => responseStatus(console).innerText()).toContain(host);
      const words = await responseStatus(console).innerText();
      expect(words).toContain('Browsers do not tell a page which.');
      expect(words).toContain('so nothing has changed on the server');
      expect(words).toContain(`npm run sandbox -- --cors ${new URL(page.url()).origin}`);
    }
    // The browser asked for leave with OPTIONS, and sent no more than that.
    expect(await (await fetch(`${real.url}/api/v1beta/workloads?all=true`)).json()).toEqual({
      workloads: [],
    });
    await console.getByRole('link', {name: /^Guide: /}).click();
    await page.getByRole('heading', {level: 1, name: 'Call the API from a browser'}).waitFor();
    expect(new URL(page.url()).hash).toBe('#browser');
  });

  test('is reached through the proxy of the guide, by the page that it was started for alone', async ({
    openPage,
    siteUrl,
  }) => {
    const guide = await readFile(
      new URL('../../docs/toolhive/guides-cli/api-browser.mdx', import.meta.url),
      'utf8',
    );
    const script =
      /```js title="cors-proxy.mjs"\n([^]*?)```/
        .exec(guide)?.[1]
        ?.replace('port: 8080', `port: ${new URL(real.url).port}`) ?? '';
    const port = 20_000 + Math.floor(Math.random() * 20_000);
    const file = path.join(await mkdtemp(path.join(tmpdir(), 'proxy-')), 'cors-proxy.mjs');
    await writeFile(file, script);
    const proxy = spawn(process.execPath, [file, new URL(siteUrl).origin, String(port)], {
      stdio: 'inherit',
    });
    try {
      await expect
        .poll(() =>
          fetch(`http://127.0.0.1:${port}/health`).then(
            ({status}) => status,
            () => 0,
          ),
        )
        .toBe(403);
      const {page, console} = await openConsole(openPage, 'createWorkload', {expected});
      await chooseServer(console, `127.0.0.1:${port}`);
      await sendButton(console).click();
      await expect.poll(() => responseStatus(console).innerText()).toContain('201 Created');
      const remove = await consoleOf(page, 'deleteWorkload');
      await sendButton(remove).click();
      await expect.poll(() => responseStatus(remove).innerText()).toContain('204 No Content');
    } finally {
      proxy.kill();
      await rm(path.dirname(file), {recursive: true});
    }
  });

  test('that does not answer is given up after 65 seconds, later than the API gives up itself, or when the reader cancels', async ({
    openPage,
  }) => {
    const host = await serve(() => undefined);
    const {page, console} = await openConsole(openPage, 'getHealth', {
      expected,
      before: (blank) => blank.clock.install(),
    });
    await chooseServer(console, host);
    await sendButton(console).click();
    await console.getByRole('button', {name: 'Cancel'}).click();
    await expect.poll(() => responseStatus(console).innerText()).toContain('Canceled');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Send');
    await sendButton(console).click();
    await console.getByRole('button', {name: 'Cancel'}).waitFor();
    await page.clock.fastForward(64_000);
    await expect(console.getByRole('button', {name: 'Cancel'})).toBeVisible();
    await page.clock.fastForward(2_000);
    await expect
      .poll(() => responseStatus(console).innerText())
      .toContain('Request timed out after 65 seconds');
  });

  test('elsewhere is refused by the policy of the site, and nothing is sent', async ({
    openPage,
  }) => {
    const {console} = await openConsole(openPage, 'getHealth', {expected});
    // Browsers report the host in lower case, and leave out the port of HTTP.
    for (const host of ['box.example.net:8080', 'Box.Example.net:8080', 'box.example.net:80']) {
      await chooseServer(console, host);
      await sendButton(console).click();
      await expect.poll(() => responseStatus(console).innerText()).toContain(host);
      expect(await responseStatus(console).innerText()).toContain(
        'Blocked by this site’s content security policy',
      );
    }
    await console.getByLabel('{host}').fill(hostOf(open));
    await sendButton(console).click();
    await expect.poll(() => responseStatus(console).innerText()).toContain('204 No Content');
  });

  test('with a wrong host gets nothing; the focus goes to the host', async ({openPage}) => {
    const {console} = await openConsole(openPage, 'getHealth');
    await chooseServer(console, 'http://localhost:8080');
    await sendButton(console).click();
    const host = console.getByLabel('{host}');
    expect(await host.evaluate((field) => field === document.activeElement)).toBe(true);
    await expect(console.getByText('leave out http://')).toBeVisible();
    await expect(console.getByText('Send a request to see the response.')).toBeVisible();
  });
});

test.describe('what a server sends', () => {
  test('is only ever text, whatever it is', async ({openPage}) => {
    const evil = '<img src=x onerror="window.hacked=1"><script>window.hacked=1</script>';
    const bodies = [
      ['text/html', evil],
      ['application/json', JSON.stringify({[evil]: evil})],
      ['application/json', evil],
    ] as const;
    let turn = 0;
    const host = await serve((_, response) => {
      const [type, body] = bodies[turn] ?? ['', ''];
      turn += 1;
      response.writeHead(200, {'Content-Type': type}).end(body);
    });
    const {page, console} = await openConsole(openPage, 'getVersion', {expected});
    await chooseServer(console, host);
    for (const [, body] of bodies) {
      await sendButton(console).click();
      await expect.poll(() => responseBody(console).innerText()).toContain(body.slice(2, 12));
      await expect(console.getByText(`to request ${turn}`)).toHaveCount(1);
    }
    await expect(console.getByText('Content-Type is JSON; the body is not.')).toBeVisible();
    await expect(console.locator('img, script')).toHaveCount(0);
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  });

  test('is shown as far as it came when the connection breaks', async ({openPage}) => {
    const host = await serve((_, response) => {
      response.writeHead(200, {'Content-Type': 'application/json', 'Content-Length': 1000});
      response.write('{"version":"v0.0.47"', () => setTimeout(() => response.destroy(), 100));
    });
    const {console} = await openConsole(openPage, 'getVersion', {expected});
    await chooseServer(console, host);
    await sendButton(console).click();
    await expect(console.getByText('200 OK').filter({visible: true})).toHaveCount(1);
    await expect(console.getByText('The connection ended before the response did.')).toBeVisible();
    await expect(responseBody(console)).toHaveText('{"version":"v0.0.47"');
  });

  test('is read and shown only so far when it does not end', async ({openPage}) => {
    const chunk = 'x'.repeat(64 * 1024);
    const host = await serve((_, response) => {
      response.writeHead(200, {'Content-Type': 'text/plain'});
      const write = (): void => {
        while (!response.destroyed && response.write(chunk));
        if (!response.destroyed) response.once('drain', write);
      };
      write();
    });
    const {console} = await openConsole(openPage, 'getVersion', {expected});
    await chooseServer(console, host);
    await sendButton(console).click();
    await console.getByText('Response truncated at').waitFor();
    expect((await responseBody(console).innerText()).length).toBeLessThan(20_000);
    await console.getByRole('button', {name: /^Show all/}).click();
    await expect
      .poll(async () => (await responseBody(console).innerText()).length)
      .toBeGreaterThan(1_000_000);
  });
});
