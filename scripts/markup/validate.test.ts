import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {validate} from './validate';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'markup-'));
});
afterAll(() => rm(folder, {recursive: true}));

const check = async (body: string): Promise<string[]> => {
  const file = join(folder, 'page.html');
  await writeFile(file, `<!doctype html><html lang=en><head><title>A</title></head>${body}</html>`);
  return validate([file]);
};

it('lets a sound page pass as the minifier writes it', async () => {
  expect(await check('<body><p id=_R_1_ class=a>1 & 2<br/></p></body>')).toEqual([]);
});

it.each([
  ['an id twice', '<body><p id=a>1</p><p id=a>2</p></body>', /:\d+:\d+: .*no-dup-id/],
  ['an empty id', '<body><p id="">1</p></body>', /valid-id/],
  ['a field without a label', '<body><input type=text></body>', /input-missing-label/],
  ['an element in a place that is not its own', '<body><p><div>1</div></p></body>', /close-order/],
])('finds %s, and says where', async (_, body, fault) => {
  expect(await check(body)).toContainEqual(expect.stringMatching(fault));
});
