import {mkdtemp, readFile, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect} from 'vitest';
import type {LogEntry} from '../../server/search/log/entries';
import {runServer} from '../../server/testing/runServer';
import {environment} from '../../site.config';
import {hydrated, test} from '../support/test';
import {openBox} from './box';
import {useDoor} from './useDoor';

test('the server answers the box and the results page itself, and notes what was searched', async ({openPage}) => {
  const folder = await mkdtemp(join(tmpdir(), 'server-door-'));
  const log = join(folder, 'events.jsonl');
  const program = await runServer([], {EVENTS_LOG: log});
  try {
    const page = await openPage(undefined, {expected: [new RegExp(`third-party request: ${program.url}/`)]});
    await useDoor(page, `hosts:["${environment.baseUrl}"]`);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(`${program.url}${environment.baseUrl}toolhive/quickstart`);
    await hydrated(page);
    const {options} = await openBox(page, 'permision profile');
    expect(await options.first().innerText()).toMatch(/permission/i);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/search?q=permision*');
    await expect.poll(() => page.locator('.search-result').count()).toBe(20);
    expect(asked).toContain(`${environment.baseUrl}1/indexes/*/queries`);
    expect(asked.filter((path) => path.includes('assets/search'))).toEqual([]);

    program.kill('SIGTERM');
    expect(await program.ended).toMatchObject({code: 0, stderr: ''});
    const noted = (await readFile(log, 'utf8')).trimEnd().split('\n').map((line) => JSON.parse(line) as LogEntry);
    expect(noted.some((entry) => entry.type === 'query' && entry.query === 'permision profile' && entry.nbHits > 0)).toBe(true);
  } finally {
    program.kill('SIGKILL');
    await program.ended;
    await rm(folder, {recursive: true});
  }
});
