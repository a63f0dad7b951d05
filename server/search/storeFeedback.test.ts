import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {describe, expect, it, vi} from 'vitest';
import {readLog} from '../../scripts/search/report/readLog';
import {summarise} from '../../scripts/search/report/summarise';
import {formatReport} from '../../scripts/search/report/formatReport';
import {createApp} from '../createApp';
import {setLogFormat} from '../logging';
import type {HandlerContext} from './HandlerContext';
import {storeFeedback} from './handlers/storeEvents';
import {ClientQuota} from './log/ClientQuota';
import {EventLog} from './log/EventLog';
import {click, post} from './testing/post';
import {error, EVENTS, says, startSearch} from './testing/startSearch';

const servers = startSearch();
const FEEDBACK = '/1/feedback';
const said = {page: '/toolhive/quickstart', version: 'v0.0.47', isHelpful: false};

describe('what readers say of pages', () => {
  it('is kept without anything about the reader, and stands in the report', async () => {
    const url = servers().open.url + FEEDBACK;
    const headers = {'User-Agent': 'Reader/1', Referer: 'https://example.com/'};
    for (const body of [
      {...said, comment: ' Step 2\nfails ', userToken: 'x', ip: '10.0.0.1'},
      {...said, comment: ' '},
      {...said, isHelpful: true},
      {...said, page: '/toolhive/', isHelpful: true},
    ])
      expect(await post(url, body, headers)).toMatchObject({status: 200, body: {message: 'OK'}});
    const lines = (await readFile(servers().logFile, 'utf8')).trim().split('\n');
    expect(JSON.parse(lines[0] ?? '')).toEqual({
      type: 'feedback',
      time: says(/Z$/),
      ...said,
      comment: 'Step 2\nfails',
    });
    expect(JSON.parse(lines[1] ?? '')).not.toHaveProperty('comment');
    const report = summarise((await readLog(servers().logFile)).entries, 20);
    expect(report.feedback.pages).toEqual([
      {page: '/toolhive/quickstart', helped: 1, didNot: 2},
      {page: '/toolhive/', helped: 1, didNot: 0},
    ]);
    expect(formatReport(report)).toContain(
      'Comments\n  /toolhive/quickstart (v0.0.47, did not help): Step 2 fails\n',
    );
  });

  it.each([
    [{...said, page: 'https://elsewhere.example'}, /^page: must be the path of a page/],
    [{...said, isHelpful: 'yes'}, /^isHelpful: /],
    [{...said, comment: 'x'.repeat(2001)}, /^comment: /],
    [{}, /^page: /],
    [[], /^The body: /],
  ])('%# is refused with the field that is wrong, and not kept', async (body, pattern) => {
    const before = await readFile(servers().logFile, 'utf8');
    expect(await post(servers().open.url + FEEDBACK, body)).toEqual(error(400, says(pattern)));
    expect(await readFile(servers().logFile, 'utf8')).toBe(before);
  });

  it('is refused where the server keeps nothing', async () => {
    const url = `${servers().locked.url}/docs${FEEDBACK}?X-Algolia-Application-Id=APP&X-Algolia-API-Key=KEY`;
    expect(await post(url, said)).toEqual(error(404, 'Event collection is disabled'));
  });

  it('is refused when an address sent too much, which is told when it may send again', async () => {
    const log = await EventLog.open(join(servers().buildDir, 'quota.jsonl'));
    const {buildDir} = servers();
    const app = createApp({buildDir, baseUrl: '/', log, quota: new ClientQuota(200)});
    const send = (path: string, body: object) =>
      app.request(path, {method: 'POST', body: JSON.stringify(body)});
    expect((await send(FEEDBACK, said)).status).toBe(200);
    const refused = await send(FEEDBACK, said);
    expect([refused.status, refused.headers.get('retry-after'), await refused.json()]).toEqual([
      429,
      '3600',
      {status: 429, message: 'Too much feedback from this address; send it again in an hour'},
    ]);
    // Of events it has sent none.
    expect((await send(EVENTS, {events: [click()]})).status).toBe(200);
    await log.close();
  });

  it('is refused when it cannot be kept, which the log says in its own format', async () => {
    const lines = vi.spyOn(console, 'log').mockReturnValue();
    const append = () => Promise.reject(new Error('ENOSPC'));
    const context = {log: {append}, quota: {takes: () => true}} as unknown as HandlerContext;
    setLogFormat('json');
    try {
      const request = {body: said, client: '127.0.0.1'} as Parameters<typeof storeFeedback>[0];
      await expect(storeFeedback(request, context)).rejects.toMatchObject({status: 503});
    } finally {
      setLogFormat('text');
    }
    expect(JSON.parse(String(lines.mock.calls[0]?.[0]))).toMatchObject({
      level: 'error',
      message: 'feedback cannot be kept',
      error: says(/ENOSPC/),
    });
    lines.mockRestore();
  });
});
