import {chmodSync, lstatSync, mkdtempSync, readdirSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {writeDocsBuild} from '@toolhive-docs/docs-mcp/testing';
import type {ImageOptions} from '../image/assembleImage';

/** The files of an image, where nothing can be written, not even beside them. */
export interface FrozenImage {
  readonly folder: string;
  readonly remove: () => void;
}

/** For tests: assembles an image of a small build, and makes it read only, as the file system of a container is. */
export async function frozenImage(
  assemble: (options: ImageOptions) => Promise<void>,
): Promise<FrozenImage> {
  const buildDir = await writeDocsBuild();
  const parent = mkdtempSync(join(tmpdir(), 'image-'));
  const folder = join(parent, 'docs');
  await assemble({buildDir, out: folder});
  rmSync(buildDir, {recursive: true});
  const paths = [
    parent,
    ...readdirSync(parent, {recursive: true}).map((path) => join(parent, String(path))),
  ];
  const isFolder = new Map(paths.map((path) => [path, lstatSync(path).isDirectory()]));
  for (const path of paths) chmodSync(path, isFolder.get(path) ? 0o555 : 0o444);
  return {
    folder,
    remove: () => {
      for (const path of paths) if (isFolder.get(path)) chmodSync(path, 0o755);
      rmSync(parent, {recursive: true});
    },
  };
}
