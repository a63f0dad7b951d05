import {fileURLToPath} from 'node:url';
import type {Locator} from '@playwright/test';
import {listOperations} from '@toolhive-docs/api-spec';
import {loadApiSpec} from '@toolhive-docs/api-spec/node';
import {API_PAGE} from '../api-reference/page';
import {connection, DATA_SAVER} from '../support/connection';
import {expect, test} from '../support/test';
import {consoleOf, openConsole, responseBody, responseStatus, sendButton} from './console';

const spec = loadApiSpec(fileURLToPath(new URL('../../specs/toolhive-api.yaml', import.meta.url)));

/** Expects the words of the specification below the status, and a body or the remark that there is none. */
async function showsMeaning(
  console: Locator,
  what: string,
  description: string | undefined,
): Promise<void> {
  expect(description, `${what}: meaning`).toBeDefined();
  const words = (await responseStatus(console).innerText()).replaceAll(/\s+/g, ' ');
  expect(words).toContain(description?.replaceAll('`', '').replaceAll(/\s+/g, ' ').trim());
  if (words.startsWith('204'))
    await expect(console.getByText('No content', {exact: true})).toBeVisible();
  else expect((await responseBody(console).innerText()).length).toBeGreaterThan(1);
}

test.describe('consoles that ask the sandbox in the page', () => {
  test('set a response in as it is written, row for row', async ({openPage}) => {
    const {console} = await openConsole(openPage, 'listWorkloads');
    await sendButton(console).click();
    await expect(responseBody(console)).toContainText('workloads');
    const lefts = await responseBody(console).evaluate((pre) => {
      const walker = document.createTreeWalker(pre, NodeFilter.SHOW_TEXT);
      const found: number[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        for (const {index} of (node.textContent ?? '').matchAll(/[{}]/g)) {
          const place = document.createRange();
          place.setStart(node, index);
          place.setEnd(node, index + 1);
          found.push(place.getBoundingClientRect().left);
        }
      return [found[0], found.at(-1)];
    });
    expect(lefts[0]).toBeCloseTo(lefts[1] ?? 0, 0);
  });

  test('open for every operation, send, and show a status that the specification names, with its meaning, without a request over the network', async ({
    openPage,
  }) => {
    test.setTimeout(120_000);
    // The first one fetches the code and the specification.
    const {page} = await openConsole(openPage, 'listRegistries', {
      before: connection(DATA_SAVER),
    });
    await page.getByRole('button', {name: 'Try it: List registries'}).click();
    await page.waitForLoadState('networkidle');
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    const seen = new Set<string>();
    for (const {id, responses} of listOperations(spec)) {
      const console = await consoleOf(page, id);
      await sendButton(console).click();
      await console.getByText(/^to request/).waitFor();
      const [status = ''] = /^\d{3}/.exec(await responseStatus(console).innerText()) ?? [];
      seen.add(status);
      await showsMeaning(
        console,
        id,
        responses.find((response) => response.status === status)?.value.description,
      );
      await page.locator(`[data-try=${id}]`).click();
    }
    expect(requests).toEqual([]);
    for (const status of ['200', '201', '204', '400', '501']) expect(seen).toContain(status);
  });

  test(
    'say beside a status what it means',
    {tag: ['@8-22', '@8-23', '@8-24', '@8-25']},
    async ({openPage}) => {
      const {page} = await openConsole(openPage, 'listWorkloads');
      const send = async (operation: string, name?: string): Promise<Locator> => {
        const opener = page.locator(`[data-try=${operation}][aria-expanded=false]`);
        if ((await opener.count()) > 0) await opener.click();
        const console = page.locator(`[data-operation=${operation}]`);
        if (name !== undefined) await console.getByLabel('name').fill(name);
        await sendButton(console).click();
        return responseStatus(console);
      };
      await expect(await send('createWorkload', 'twin')).toContainText('201 Created');
      await expect(await send('createWorkload', 'twin')).toContainText('409 Conflict');
      await expect(await send('createWorkload', 'no name')).toContainText('400 Bad Request');
      await expect(await send('getWorkload', 'nobody')).toContainText('404 Not Found');
      await expect(await send('addRegistry')).toContainText('501 Not Implemented');
    },
  );

  test('say each answer, also the same again, to those who hear the page', async ({openPage}) => {
    const {console} = await openConsole(openPage, 'getHealth');
    const heard: string[] = [];
    for (let turn = 1; turn <= 3; turn += 1) {
      await sendButton(console).press('Enter');
      await expect(
        console.getByRole('heading', {name: `Response to request ${turn}`}),
      ).toBeVisible();
      heard.push(await responseStatus(console).innerText());
    }
    expect(new Set(heard).size).toBe(3);
  });

  test('show any answer that the specification has, when asked to', async ({openPage}) => {
    const {console} = await openConsole(openPage, 'createWorkload');
    for (const {status, value} of listOperations(spec).find(({id}) => id === 'createWorkload')
      ?.responses ?? []) {
      await console.getByLabel('Simulated response').selectOption(status);
      await sendButton(console).click();
      await expect.poll(() => responseStatus(console).innerText()).toContain(status);
      await showsMeaning(console, status, value.description);
    }
  });

  test('send nothing before the reader presses Send, and are not there without scripts', async ({
    openPage,
  }) => {
    const {page, console} = await openConsole(openPage, 'listWorkloads', {
      before: connection(DATA_SAVER),
    });
    await page.waitForLoadState('networkidle');
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await console.getByLabel('Your own server').check();
    await console.getByLabel('{host}').fill('localhost:9');
    await console.getByLabel('all').fill('x');
    await console.getByLabel('all').press('Enter');
    await page.waitForTimeout(300);
    expect(requests).toEqual([]);
    const plain = await openPage(API_PAGE, {javaScript: false});
    expect(await plain.locator('[data-try], [data-tour]').count()).toBeGreaterThan(18);
    await expect(plain.locator(':is([data-try], [data-tour]):visible')).toHaveCount(0);
    await expect(plain.getByText('The consoles and the tour require JavaScript')).toBeVisible();
  });

  test('keep what was entered while they are closed, and what the sandbox holds over a reload', async ({
    openPage,
  }) => {
    const {page, console} = await openConsole(openPage, 'createWorkload');
    await console.getByLabel('name').fill('kept');
    await sendButton(console).click();
    await expect.poll(() => responseStatus(console).innerText()).toContain('201 Created');
    const opener = page.locator('[data-try=createWorkload]');
    await opener.click();
    await expect(console).toBeHidden();
    await opener.click();
    await expect(console.getByLabel('name')).toHaveValue('kept');
    await page.reload();
    const list = await consoleOf(page, 'listWorkloads');
    await sendButton(list).click();
    await expect.poll(() => responseBody(list).innerText()).toContain('"kept"');
    await list.getByRole('button', {name: 'Reset sandbox'}).click();
    await sendButton(list).click();
    await expect.poll(() => responseBody(list).innerText()).toMatch(/"workloads": \[\]/);
  });

  test('bring a request and its response back from the history, in the console that it was sent from', async ({
    openPage,
  }) => {
    const {page, console: create} = await openConsole(openPage, 'createWorkload');
    await create.getByLabel('name').fill('first');
    await sendButton(create).click();
    await expect.poll(() => responseBody(create).innerText()).toContain('first');
    await create.getByLabel('name').fill('second');
    await sendButton(create).click();
    await expect.poll(() => responseBody(create).innerText()).toContain('second');
    await page.locator('[data-try=createWorkload]').click();
    const list = await consoleOf(page, 'listWorkloads');
    await list.getByText('History (2)').click();
    const entries = list.locator('.ac-history button');
    expect(await entries.allInnerTexts()).toEqual([
      expect.stringMatching(/POST\s+\/api\/v1beta\/workloads\s+201 Created/),
      expect.stringMatching(/201 Created/),
    ]);
    await entries.nth(1).click();
    await expect(create.getByLabel('name')).toHaveValue('first');
    expect(await responseBody(create).innerText()).toContain('first');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/^Response/);
  });
});
