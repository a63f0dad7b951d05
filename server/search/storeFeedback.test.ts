import {readFile} from 'node:fs/promises';
import {describe, expect, it} from 'vitest';
import {readLog} from '../../scripts/search/report/readLog';
import {summarise} from '../../scripts/search/report/summarise';
import {formatReport} from '../../scripts/search/report/formatReport';
import {post} from './testing/post';
import {error, says, startSearch} from './testing/startSearch';

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
});
