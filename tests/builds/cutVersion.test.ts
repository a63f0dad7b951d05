import {readdir} from 'node:fs/promises';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {getFileInfo} from 'prettier';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {site} from '../../site.config';
import {cutVersion} from '../../scripts/versions/cutVersion';
import {buildCopy, type BuildCopy} from './buildCopy';

const ignorePath = fileURLToPath(new URL('../../.prettierignore', import.meta.url));

let copy: BuildCopy;
beforeAll(async () => {
  copy = await buildCopy();
});
afterAll(() => copy.remove());

/** The files of the copy that a cut writes, from its folder. */
async function written(): Promise<string[]> {
  const folders = ['versioned_docs', 'versioned_sidebars'].map(async (folder) => {
    const entries = await readdir(path.join(copy.folder, folder), {
      recursive: true,
      withFileTypes: true,
    });
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(copy.folder, path.join(entry.parentPath, entry.name)));
  });
  return ['versions.json', ...(await Promise.all(folders)).flat()];
}

it('a cut of this site holds each page for readers, and what the formatter leaves alone', async () => {
  await cutVersion({root: copy.folder, release: site.release});
  const files = await written();
  const pages = (await readdir(path.join(copy.folder, 'docs'), {recursive: true}))
    .filter((file) => file.endsWith('.mdx') && file !== 'theme-preview.mdx')
    .map((file) => path.join('versioned_docs', `version-${site.release}`, file));
  expect(files.filter((file) => file.endsWith('.mdx')).sort()).toEqual(pages.sort());
  for (const file of files) {
    const {ignored} = await getFileInfo(path.resolve(ignorePath, '..', file), {ignorePath});
    expect(ignored, `${file} is in .prettierignore`).toBe(true);
  }
});
