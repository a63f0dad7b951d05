import {mkdtemp, readFile, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import type {LogEntry} from '../../server/search/log/entries';
import {post} from '../../server/search/testing/post';
import {runServer} from '../../server/testing/runServer';
import {environment} from '../../site.config';
import {expect, ready, test} from '../support/test';
import {openBox} from './box';
import {useBackend} from './useBackend';

test('the server answers the box and the results page itself, and notes what was searched and chosen', async ({
  openPage,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'server-backend-'));
  const log = join(folder, 'events.jsonl');
  const program = await runServer([], {EVENTS_LOG: log});
  try {
    // Pages wait a second for an answer, which a server that has just been started on a busy machine may miss.
    for (let time = 0; time < 5; time += 1)
      await post(`${program.url}${environment.baseUrl}1/indexes/*/queries`, {
        requests: [{indexName: 'docs', query: 'warm', hitsPerPage: 0}],
      });
    const page = await openPage(undefined, {
      expected: [new RegExp(`third-party request: ${program.url}/`)],
    });
    await useBackend(
      page,
      `hosts:["${environment.baseUrl}"],events:{host:"${environment.baseUrl}"}`,
    );
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(`${program.url}${environment.baseUrl}toolhive/quickstart`);
    await ready(page);
    const {options} = await openBox(page, 'permision profile');
    expect(await options.first().innerText()).toMatch(/permission/i);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/search?q=permision*');
    await expect(page.locator('.search-result')).toHaveCount(20);
    const taken = page.waitForResponse(
      (response) =>
        response.url().includes('/1/events') &&
        (response.request().postData() ?? '').includes('Item Selected'),
    );
    await page.locator('.search-result a').nth(1).click();
    expect((await taken).status()).toBe(200);
    expect(asked).toContain(`${environment.baseUrl}1/indexes/*/queries`);
    expect(asked.filter((path) => path.includes('assets/search/index'))).toEqual([]);

    await page.close();
    program.kill('SIGTERM');
    expect(await program.ended).toMatchObject({code: 0, stderr: ''});
    const noted = (await readFile(log, 'utf8'))
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as LogEntry);
    expect(noted).toContainEqual(
      expect.objectContaining({
        eventType: 'click',
        eventName: 'Item Selected',
        positions: [2],
        queryID: expect.stringMatching(/^[0-9a-f]{32}$/),
      }),
    );
    expect(
      noted.some(
        (entry) =>
          entry.type === 'query' && entry.query === 'permision profile' && entry.nbHits > 0,
      ),
    ).toBe(true);
  } finally {
    program.kill('SIGKILL');
    await program.ended;
    await rm(folder, {recursive: true});
  }
});
