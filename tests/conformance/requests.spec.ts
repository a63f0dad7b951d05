import {KINDS_OF_PAGE} from '../routes';
import {expect, ready, test} from '../support/test';

test.describe('what the site asks for', () => {
  test(
    'are its own files alone: no other host, no API, no cookie',
    {tag: ['@1-21', '@7.2-1', '@7.2-19']},
    async ({openPage, siteUrl}) => {
      test.setTimeout(60_000);
      const page = await openPage(undefined, {expected: [/status of 404/]});
      const asked: string[] = [];
      page.on('request', (request) => asked.push(`${request.method()} ${request.url()}`));
      for (const path of Object.values(KINDS_OF_PAGE)) {
        await page.goto(siteUrl + path);
        await ready(page);
      }
      expect(asked.length).toBeGreaterThan(Object.keys(KINDS_OF_PAGE).length);
      expect(asked.filter((line) => !line.startsWith(`GET ${siteUrl}/`))).toEqual([]);
      expect(
        asked.filter((line) =>
          /\/(api|health|1\/indexes)(?![\w-])/.test(
            new URL(line.slice(4)).pathname.replace('/toolhive/reference/api', ''),
          ),
        ),
      ).toEqual([]);
      expect(await page.context().cookies()).toEqual([]);
    },
  );
});
