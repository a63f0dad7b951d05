import {compile} from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';
import {expect, it} from 'vitest';
import {rehypeRowHeaders} from './rehypeRowHeaders';
import {rehypeSymptomRows} from './rehypeSymptomRows';

const idsOf = async (...lines: string[]): Promise<(string | undefined)[]> => {
  const page = await compile(lines.join('\n'), {
    jsx: true,
    remarkPlugins: [remarkGfm],
    rehypePlugins: [rehypeRowHeaders, rehypeSymptomRows],
  });
  return [...String(page).matchAll(/<_components\.th scope="row"(?: id="([^"]*)")?>/g)].map(
    ([, id]) => id,
  );
};

it('symptoms in tables have ids from what readers see', async () => {
  expect(
    await idsOf(
      '| Symptom | Cause | Fix |',
      '|-|-|-|',
      '| `permission denied` on the socket | a | b |',
      '| No runtime | a | b |',
    ),
  ).toEqual(['permission-denied-on-the-socket', 'no-runtime']);
});

it('an id is given once on a page', async () => {
  expect(
    await idsOf('| Symptom | Cause | Fix |', '|-|-|-|', '| Stops | a | b |', '| Stops | c | d |'),
  ).toEqual(['stops', undefined]);
});

it('an id that a heading has is not given, and none to a symptom of signs alone', async () => {
  expect(
    await idsOf(
      '<h2 id="stops">Stops</h2>',
      '',
      '| Symptom | Cause | Fix |',
      '|-|-|-|',
      '| Stops | a | b |',
      '| … | a | b |',
    ),
  ).toEqual([undefined, undefined]);
});

it('rows of other tables have none', async () => {
  expect(await idsOf('| Symptom | Fix |', '|-|-|', '| Stops | a |')).toEqual([undefined]);
});
