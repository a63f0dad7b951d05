import {afterAll, describe, expect, it} from 'vitest';
import {cardOf} from './cardOf';
import {cardPath} from './cardPath';
import {startCardThread} from './startCardThread';

const SITE = {
  name: 'ToolHive Docs',
  host: 'docs.example.com',
  mark: 'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHdpZHRoPSIzMiIgaGVpZ2h0PSIzMiI+PHJlY3Qgd2lkdGg9IjMyIiBoZWlnaHQ9IjMyIi8+PC9zdmc+',
};
const thread = startCardThread(SITE);
afterAll(() => thread.end());

/** In pixels (https://ogp.me, 1.91 to 1). */
const SIZE = [1200, 630];
const LONGEST = {
  title: 'A title that is as long as titles become, in two lines',
  description: 'Words of a description. '.repeat(7).slice(0, 160),
};
/** Largest picture that services show at once. */
const MAX_BYTES = 60 * 1024;

describe('the picture of a page', () => {
  it('is a PNG of the size that services ask for, and small', async () => {
    const png = Buffer.from(await thread.draw(LONGEST));
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual(SIZE);
    expect(png.length).toBeLessThanOrEqual(MAX_BYTES);
  });

  it('is the same each time it is drawn, and another one for other words', async () => {
    const [first, again, other] = await Promise.all(
      [LONGEST, LONGEST, {...LONGEST, title: 'Another'}].map((card) => thread.draw(card)),
    );
    expect(again).toEqual(first);
    expect(other).not.toEqual(first);
  });

  it('says what the head of the page says', () => {
    const html =
      '<head><meta property=og:image content=https://a.example/img/cards/x.png><meta property=og:title content="Run &amp; stop | Docs"><meta property=og:description content="How to."></head>';
    expect(cardOf(html, '/img/cards/x.png')).toEqual({title: 'Run & stop', description: 'How to.'});
    expect(cardOf(html, '/img/cards/y.png')).toBeUndefined();
  });

  it.each([
    ['/', '/img/cards/start.png'],
    ['/toolhive/', '/img/cards/toolhive.png'],
    ['/toolhive/quickstart', '/img/cards/toolhive/quickstart.png'],
  ])('of %s is %s', (route, file) => {
    expect(cardPath(route)).toBe(file);
  });
});
