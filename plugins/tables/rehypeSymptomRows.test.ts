import {compile} from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';
import {expect, it} from 'vitest';
import {rehypeSymptomRows} from './rehypeSymptomRows';

const rowsOf = async (...lines: string[]): Promise<(string | undefined)[]> => {
  const page = await compile(lines.join('\n'), {
    jsx: true,
    remarkPlugins: [remarkGfm],
    rehypePlugins: [rehypeSymptomRows],
  });
  return [...String(page).matchAll(/<_components\.tr(?: id="([^"]*)")?>/g)].map(([, id]) => id);
};

it('rows of tables of symptoms have ids from what readers see', async () => {
  expect(
    await rowsOf(
      '| Symptom | Cause | Fix |',
      '|-|-|-|',
      '| `permission denied` on the socket | a | b |',
      '| No runtime | a | b |',
    ),
  ).toEqual([undefined, 'permission-denied-on-the-socket', 'no-runtime']);
});

it('an id is given once on a page', async () => {
  expect(
    await rowsOf('| Symptom | Cause | Fix |', '|-|-|-|', '| Stops | a | b |', '| Stops | c | d |'),
  ).toEqual([undefined, 'stops', undefined]);
});

it('an id that a heading has is not given, and none to a symptom of signs alone', async () => {
  expect(
    await rowsOf(
      '<h2 id="stops">Stops</h2>',
      '',
      '| Symptom | Cause | Fix |',
      '|-|-|-|',
      '| Stops | a | b |',
      '| … | a | b |',
    ),
  ).toEqual([undefined, undefined, undefined]);
});

it('rows of other tables have none', async () => {
  expect(await rowsOf('| Symptom | Fix |', '|-|-|', '| Stops | a |')).toEqual([
    undefined,
    undefined,
  ]);
});
