import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {vnu} from './vnu';

it(
  'finds what is wrong in pages where there is a Java, and lets pass only what has its reason',
  {timeout: 60_000},
  async ({skip}) => {
    const folder = await mkdtemp(join(tmpdir(), 'vnu-'));
    const page = (name: string, head: string, body: string) =>
      writeFile(
        join(folder, name),
        `<!doctype html><html lang=en><head><title>A</title>${head}</head><body>${body}</body></html>`,
      );
    await page('sound.html', '<style>p{line-clamp:2}</style>', '<p>1</p>');
    await page('wrong.html', '<style>p{colour:red}</style>', '<p role=nothing>1</p>');
    const found = vnu(folder);
    await rm(folder, {recursive: true});
    if ('missing' in found) return skip(found.missing);
    expect(found.faults).toEqual([
      expect.stringMatching(/wrong\.html.*colour/),
      expect.stringMatching(/wrong\.html.*nothing/),
    ]);
  },
);

it('says so where there is no Java', () => {
  const {PATH} = process.env;
  process.env['PATH'] = '';
  try {
    expect(vnu('.')).toEqual({missing: 'there is no Java here'});
  } finally {
    process.env['PATH'] = PATH;
  }
});
